import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { type Call, expose } from "#app/operations/expose.server.ts";
import { operation } from "#app/operations/operation.ts";
import { runEach } from "#app/operations/runner.server.ts";

const root = "/builder/api/";
const path = `${root}multiplex`;

/** Each task has fields and an answer of its own. */
const ofAnyKind = z.unknown().meta({ type: ["string", "number", "boolean", "object", "array", "null"] as never });

const entry = z.object({
  task: z.string().max(100),
  params: z.record(z.string(), ofAnyKind).optional().describe("The fields of the task"),
});
/** What is no entry is refused in its place; what is no list is refused whole. */
const input = z.object({ queue: z.array(z.unknown()).meta({ items: z.toJSONSchema(entry) as object }) });

const answered = z.object({ status: z.enum(["ok", "error"]), response: ofAnyKind });
const event = z.object({ name: z.string(), task: z.string(), index: z.int() });
const answers = z.object({ response: z.record(z.string(), answered), events: z.array(event) });

/**
 * builder.md, 7: several tasks in one request, each on its own and in order, so that one that fails leaves the others alone
 * (contract.md, 5 and 9): 50 at most, none of them a multiplex.
 */
export function multiplexOf(calls: readonly Call[]): Call {
  const tasks = new Map(calls.flatMap((call) => (call.as === "builder" ? [[call.path, call] as const] : [])));
  const multiplex = operation({
    name: "builder/multiplex",
    summary: "Runs several tasks, each on its own, in order",
    who: "member",
    changes: true,
    transaction: "own",
    input,
    answers,
    async handle({ queue }, context) {
      const read = queue.map((sent) => {
        const { data } = entry.safeParse(sent);
        return { data, call: data && tasks.get(root + data.task) };
      });
      const queued = read.map(({ data, call }) => {
        if (call) return { operation: call.operation, input: data?.params ?? {} };
        return data ? failure("not-found", "there is no such task") : failure("invalid", "is no entry of a queue");
      });
      const done = await runEach(queued, context);
      if (!done.ok) return done;
      const response: z.output<typeof answers>["response"] = {};
      for (const [index, result] of done.value.entries())
        response[index] = result.ok
          ? { status: "ok", response: read[index]!.call!.reply(result.value) }
          : { status: "error", response: { reason: result.reason } };
      const events = done.value.flatMap((result, index) =>
        result.ok ? read[index]!.call!.events.map((name) => ({ name, task: read[index]!.data!.task, index })) : [],
      );
      return success({ response, events });
    },
  });
  return expose(multiplex, {
    at: path,
    as: "builder",
    methods: ["POST"],
    says: { answers: answers.shape.response, reply: ({ response }) => response },
    counts: { events: answers.shape.events, of: ({ events }) => events },
  });
}
