import type { Holding } from "#app/database/holding.server.ts";

const whose = "the same for every row: your own account";
const inner = "reckoned from other columns";
const others = "what others did";

const comment = {
  told: [
    "id",
    "link_table",
    "link_id",
    "parent_id",
    "text",
    "anonymous",
    "status",
    "up",
    "down",
    "tip",
    "created_at",
  ].concat([...["edited_at", "removed_at", "decided_at", "reason"]]),
  untold: { person_id: whose, first_id: inner, depth: inner, replies: inner, rank: inner, decided_by: others },
};
const report = {
  told: ["comment_id", "why", "note", "status", "created_at", "decided_at", "reason"],
  untold: { id: inner },
};
const decided = (columns: readonly string[]) => Object.fromEntries(columns.map((name) => [name, "somebody else’s"]));

/** What the comments hold of a person. */
export const commentsHeld: readonly Holding[] = [
  { name: "comments", table: "comment", person: "person_id", ...comment },
  { name: "heard", table: "heard", person: "person_id", told: ["heard_at"], untold: { person_id: whose } },
  {
    name: "comments_decided",
    table: "comment",
    person: "decided_by",
    told: ["id", "status", "reason", "decided_at"],
    untold: decided([
      ...comment.told.filter((name) => !["id", "status", "reason", "decided_at"].includes(name)),
      ...Object.keys(comment.untold),
    ]),
  },
  {
    name: "comment_votes",
    table: "comment_vote",
    person: "person_id",
    told: ["comment_id", "helpful", "created_at"],
    untold: { person_id: whose },
  },
  {
    name: "comment_reports",
    table: "comment_report",
    person: "person_id",
    told: report.told,
    untold: { ...report.untold, person_id: whose, decided_by: others },
  },
  {
    name: "comment_reports_decided",
    table: "comment_report",
    person: "decided_by",
    told: ["comment_id", "status", "reason", "decided_at"],
    untold: decided(["id", "person_id", "why", "note", "created_at", "decided_by"]),
  },
  {
    name: "comment_notices",
    table: "comment_notice",
    person: "person_id",
    told: ["comment_id", "kind", "created_at", "seen_at"],
    untold: { person_id: whose, mail_due: "when it is to be told" },
  },
  {
    name: "comment_mails_off",
    table: "comment_mail_off",
    person: "person_id",
    told: ["created_at"],
    untold: { person_id: whose },
  },
];
