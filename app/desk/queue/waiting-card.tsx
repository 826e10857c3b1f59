import { Form, useNavigation } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import type { QueueField, Waiting } from "#app/operations/queue-kind.ts";
import { UploadedPicture } from "#app/ui/cards.ts";
import { ErrorSummary, Field, Select, TextArea } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { ClaimTold } from "./claim.ts";
import { sealField, severalForm } from "./several-bar.tsx";

type Refused = { intent: string; errors: Record<string, string>; values: Record<string, string> };
type Props = {
  item: Waiting & { claim: ClaimTold | null; seal: string };
  /** "advertisement". */
  one: string;
  /** "Publish", "published". */
  verb: { act: string; done: string };
  fields: readonly QueueField[];
  /** True where its text is to be mended. */
  mending: boolean;
  /** What was not accepted of it. */
  refused?: Refused | undefined;
};

/** One thing that waits: all that was sent, and the three things that an editor can do with it. */
export function WaitingCard({ item, one, verb, fields, mending, refused }: Props) {
  const { id, title, from, sent, facts, pictures = [], claim, seal } = item;
  const { locale } = useReader();
  return (
    <article
      className="card px-5 py-5 md:px-7"
      aria-labelledby={`waiting-${id}`}
      id={`item-${id}`}
      data-waiting=""
      tabIndex={-1}
    >
      <h2 id={`waiting-${id}`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">
        Sent on {showDay(sent, locale)} by {from}
      </p>
      <Taking id={id} title={title} claim={claim} />
      {mending ? <MendForm {...{ item, fields, refused }} /> : null}
      {/* Beside a form that was refused stands what is there now: it may have changed meanwhile. */}
      {mending && !refused ? null : (
        <>
          <dl className="my-5 grid gap-x-6 gap-y-2 md:grid-cols-[10rem_1fr]">
            {facts.map(({ label, text }) => (
              <div key={label} className="md:contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere max-w-prose whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
          {pictures.length > 0 ? (
            <ul className="mb-5 flex flex-wrap gap-3">
              {pictures.map(({ href, alt }) => (
                <li key={href}>
                  <a href={href} className="block">
                    <UploadedPicture
                      {...{ href, alt }}
                      width={220}
                      height={220}
                      sizes="18rem"
                      className="h-auto max-h-96 w-72 max-w-full rounded-xl object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          {mending || (claim && !claim.own) ? null : <Decision {...{ id, seal, one, verb, title, refused }} />}
        </>
      )}
    </article>
  );
}

function Decision({
  id,
  seal,
  one,
  verb,
  title,
  refused,
}: {
  id: number;
  seal: string;
  one: string;
  verb: Props["verb"];
  title: string;
  refused?: Refused | undefined;
}) {
  const { state } = useNavigation();
  const wrong = refused?.intent === "refuse" ? refused : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post">
          <Sent id={id} intent="approve" seal={seal} />
          <button type="submit" className="button button-main" disabled={state !== "idle"} data-act="approve">
            {verb.act}
            <span className="sr-only"> {title}</span>
          </button>
        </Form>
        <A to={`?edit=${id}#item-${id}`} className="button button-quiet">
          Edit<span className="sr-only"> {title}</span>
        </A>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 px-2">
          <input type="checkbox" name="ids" value={id} form={severalForm} className="size-6" data-act="tick" />
          <input type="hidden" name={sealField(id)} value={seal} form={severalForm} />
          <span>
            Tick<span className="sr-only"> {title}</span>
          </span>
        </label>
      </div>
      <details className="mt-4" open={wrong !== undefined} data-act="refuse">
        <summary className="cursor-pointer underline">
          Refuse<span className="sr-only"> {title}</span>
        </summary>
        <Form method="post" noValidate className="mt-3 max-w-2xl">
          <Sent id={id} intent="refuse" seal={seal} />
          <TextArea
            name="reason"
            id={`reason-${id}`}
            rows={4}
            label={`Why this ${one} is not ${verb.done}`}
            hint="It is mailed to whoever sent it, as you write it."
            defaultValue={wrong?.values.reason}
            error={wrong?.errors.reason}
          />
          <button type="submit" className="button button-quiet" disabled={state !== "idle"}>
            Refuse and tell them
          </button>
        </Form>
      </details>
    </>
  );
}

/** Who has taken it, if anybody; what nobody has taken can be taken, and what is one's own let go. */
function Taking({ id, title, claim }: { id: number; title: string; claim: ClaimTold | null }) {
  const intent = claim ? "release" : "take";
  const until = claim?.until.slice(11, 16);
  if (claim && !claim.own)
    return (
      <p className="mt-2 font-semibold">
        {claim.by} has taken this, until {until} UTC at the latest.
      </p>
    );
  return (
    <Form method="post" className="mt-2 flex flex-wrap items-center gap-3">
      <Sent id={id} intent={intent} />
      {claim ? <span>You have taken this, until {until} UTC at the latest.</span> : null}
      <button type="submit" className="button button-quiet">
        {claim ? "Let it go" : "Take it"}
        <span className="sr-only"> {title}</span>
      </button>
    </Form>
  );
}

function MendForm({ item, fields, refused }: Pick<Props, "item" | "fields" | "refused">) {
  const values = { ...item.values, ...refused?.values };
  const errors: Record<string, string> = refused?.errors ?? {};
  return (
    <Form method="post" noValidate className="mt-5 max-w-2xl">
      <ErrorSummary errors={errors} attempt={refused} />
      <Sent id={item.id} intent="edit" seal={item.seal} />
      {fields.map(({ name, label, kind, options = [] }) => {
        const shared = { name, label, defaultValue: values[name] ?? "", error: errors[name] };
        if (kind === "choice") return <Select key={name} {...shared} options={options} />;
        if (kind === "text") return <TextArea key={name} rows={8} {...shared} />;
        return <Field key={name} {...shared} type={kind === "date" ? "date" : "text"} />;
      })}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-main">
          Keep these changes
        </button>
        <A to="?" className="button button-quiet">
          Leave it as it is
        </A>
      </div>
    </Form>
  );
}

function Sent({ id, intent, seal }: { id: number; intent: string; seal?: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {seal ? <input type="hidden" name="seal" value={seal} /> : null}
    </>
  );
}
