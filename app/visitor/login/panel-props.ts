/** What every panel of the sign-in page is given. */
export type PanelProps = {
  /** Where to go afterwards; empty for the homepage. */
  redir: string;
  /** The messages of this panel's rejected form. */
  errors: Record<string, string>;
  /** What was typed into it. */
  values: Record<string, string>;
};
