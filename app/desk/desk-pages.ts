/** The pages of the desk that show things, beside its queues; some are for admins alone (contract.md, 6). */
export const deskPages: readonly { to: string; text: string; hint: string; admin?: boolean }[] = [
  {
    to: "/desk/content",
    text: "The library",
    hint: "Every recipe, ingredient, bottle, person … to mend and to add to.",
  },
  { to: "/desk/media", text: "Pictures", hint: "Every picture that people sent, of what and by whom." },
  { to: "/desk/figures", text: "Figures", hint: "What is read, sought in vain, and asked of bars, day by day." },
  { to: "/desk/users", text: "Accounts", hint: "Who has one, their roles, memberships and sessions.", admin: true },
  { to: "/desk/audit", text: "Log of changes", hint: "Every change that an editor made, before and after." },
  { to: "/desk/drawings", text: "All drawings", hint: "Every drink, glass, bottle and garnish, by day and evening." },
  { to: "/desk/design", text: "The design", hint: "Every part of the pages in each of its states." },
];
