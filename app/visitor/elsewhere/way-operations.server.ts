import { z } from "zod";
import { failure, type Result, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { bannedBecause } from "../accounts/bans-store.server.ts";
import { startSession } from "../accounts/browser-session.server.ts";
import { isLeaving } from "../accounts/users-store.server.ts";
import { textField } from "../forms/fields.ts";
import { ownerOf } from "./elsewhere-store.server.ts";
import { forgetWay, questionAsked, rememberIdentity, rememberQuestion } from "./on-the-way.server.ts";
import { askProvider, type Identity, readAnswer } from "./openid.server.ts";
import { providerCalled } from "./providers.server.ts";
import { elsewhereTexts } from "./texts.ts";

const limit = { times: 30, seconds: 60, whose: "address" } as const;

/** Begins signing in with an account elsewhere (guide.md, 4: Login-with): where its sign-in page is. */
export const beginElsewhere = operation({
  name: "visitor/login-with",
  summary: "Where to sign in with an account elsewhere.",
  who: "anyone",
  changes: false,
  input: z.object({ provider: textField, redir: textField }),
  answers: z.object({ address: z.string() }),
  limit,
  async handle({ provider: key, redir }, { house, cookies }) {
    const provider = providerCalled(house.settings, key);
    if (!provider) return failure("not-found", elsewhereTexts.unknown);
    try {
      const { address, question } = await askProvider(house, provider);
      rememberQuestion(house, cookies, { ...question, provider: provider.key, redir });
      return success({ address });
    } catch (cause) {
      house.log.warn({ err: cause, provider: key }, "a provider cannot be asked");
      return failure("unavailable", elsewhereTexts.away(provider.name));
    }
  },
});

const returned = z.object({ arrived: z.enum(["signed-in", "leaving", "settle"]), redir: z.string() });

/**
 * Takes a provider's answer: signs in whose account its identity opens, and keeps any other for the page on which its
 * person says whose it is. An address alone opens nothing, whatever the provider says of it.
 */
export const returnFromElsewhere = operation({
  name: "visitor/return-from-elsewhere",
  summary: "Signs in with what an account elsewhere answers.",
  who: "anyone",
  changes: true,
  transaction: "own",
  input: z.object({ provider: textField, search: textField }),
  answers: returned,
  limit,
  async handle(
    { provider: key, search },
    { house, person, cookies, userAgent },
  ): Promise<Result<z.output<typeof returned>>> {
    const provider = providerCalled(house.settings, key);
    if (!provider) return failure("not-found", elsewhereTexts.unknown);
    const question = questionAsked(house, cookies);
    if (question?.provider !== provider.key) return failure("invalid", elsewhereTexts.lost);
    if (new URLSearchParams(search).has("error")) return failure("invalid", elsewhereTexts.declined(provider.name));
    let identity: Identity;
    try {
      identity = await readAnswer(house, { provider, search, question });
    } catch (cause) {
      house.log.warn({ err: cause, provider: key }, "a provider's answer was refused");
      return failure("invalid", elsewhereTexts.wrong(provider.name));
    }
    const { redir } = question;
    const owner = await ownerOf(house.db, identity);
    if (!owner || (person && person.id !== owner.id)) {
      rememberIdentity(house, cookies, { ...identity, redir });
      return success({ arrived: "settle", redir });
    }
    try {
      await startSession({ house, cookies, userAgent }, owner.id);
    } catch (cause) {
      const closed = bannedBecause(cause);
      if (closed) return failure("invalid", closed);
      throw cause;
    }
    forgetWay(cookies);
    return success({ arrived: (await isLeaving(house.db, owner.id)) ? "leaving" : "signed-in", redir });
  },
});
