/** Where a list of what somebody said stands: a table of marks, and the value that it asks for where that keeps one. */
export type SaidIn = {
  table: "favourite" | "wish" | "preferred_brand" | "tried" | "rating";
  value?: "must_try" | "liked" | "disliked";
};
