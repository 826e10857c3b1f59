import { personalPart } from "#app/operations/personal-part.ts";

/** A message as a page shows it (contract.md, 8). */
export type Message = {
  key: string;
  text: string;
  link: { text: string; href: string } | null;
  /** Where it leads when it is put away; its button says so. */
  redirect: string | null;
  button: string;
};

/** What the reader is to be told; nothing for who is not signed in. */
export const messagesPart = personalPart<Message[]>("messages", []);

/** Where they stand for who has no script. */
export const messagesPath = "/your-account/messages";
export const messageAccountPages = [{ text: "Messages", to: messagesPath }];
