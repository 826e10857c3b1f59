/** What an issue tells of one subject. */
export type Told = { name: string; category: string; facts: string | null; teaser: string; href: string };

/** What an issue tells, in its order. */
export type Issue = { subject: string; parts: { title: string; told: Told[] }[] };
