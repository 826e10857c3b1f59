import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { readPart } from "#app/operations/personal-part.ts";
import { dueMessages } from "./due-messages.ts";
import { messageKinds } from "./message-kinds.server.ts";
import { messageRows, putAway } from "./message-store.server.ts";
import { messagesPart } from "./messages.ts";

const message = z.object({
  key: z.string(),
  text: z.string(),
  link: z.object({ text: z.string(), href: z.string() }).nullable(),
  redirect: z.string().nullable(),
  button: z.string(),
});

/** What the reader of every page is to be told (contract.md, 8). */
export const readMessages = readPart({
  part: messagesPart,
  answers: z.array(message),
  read: async (_, { db, person }) => dueMessages(messageKinds, person, await messageRows(db, person.id)),
});

/** The same, for their page. */
export const loadMessages = operation({
  name: "messages/load",
  summary: "What the signed-in person is to be told",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({ messages: z.array(message) }),
  handle: async (_, { db, person }) =>
    success({ messages: dueMessages(messageKinds, person, await messageRows(db, person.id)) }),
});

/** contract.md, 5: `dismiss-message`. A guest has none, and is told that all is well; a key that is none changes nothing. */
export const dismissMessage = operation({
  name: "messages/dismiss",
  summary: "Puts a message away",
  who: "anyone",
  changes: true,
  input: z.object({ key: z.string().max(100) }),
  answers: z.object({ redirect: z.string().optional() }),
  limit: { times: 60, seconds: 60 },
  async handle({ key }, { db, person }) {
    const kind = messageKinds.find((one) => one.key === key);
    if (person && kind) await putAway(db, person.id, key);
    return success(kind?.redirect ? { redirect: kind.redirect.path } : {});
  },
});
