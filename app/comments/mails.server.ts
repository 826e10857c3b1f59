import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { readMailsOff } from "./notices/mail-link.server.ts";
import { isMailOff, setMailOff } from "./notices/notice-store.server.ts";

/** Ends mails of answers by the link of one, signed in or not. */
export const endAnswerMails = operation({
  name: "comments/end-mails",
  summary: "Ends mails of answers by the link of one",
  who: "anyone",
  changes: true,
  input: z.object({ token: z.string().max(1_000) }),
  answers: z.null(),
  limit: { times: 60, seconds: 60, whose: "address" },
  async handle({ token }, { house, db }) {
    const person = readMailsOff(house, token);
    if (person === null) return failure("invalid", "This link is not one of ours, or was copied in part.");
    await setMailOff(db, person, true);
    return success(null);
  },
});

/** Turns one's own mails of answers on or off. */
export const chooseAnswerMails = operation({
  name: "comments/mails",
  summary: "Turns one's own mails of answers on or off",
  who: "member",
  changes: true,
  input: z.object({ mails: z.enum(["on", "off"]) }),
  answers: z.null(),
  async handle({ mails }, { db, person }) {
    await setMailOff(db, person.id, mails === "off");
    return success(null);
  },
});

/** Whether somebody gets mails of answers. */
export const loadAnswerMails = operation({
  name: "comments/mails-chosen",
  summary: "Whether the signed-in person gets mails of answers",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({ on: z.boolean() }),
  async handle(_, { db, person }) {
    return success({ on: !(await isMailOff(db, person.id)) });
  },
});
