import { sql } from "kysely";

/** As many joined first and are its founders (contract.md, 12). */
const founders = 1_000;

/** What pages may say of whoever wrote something. */
export type Author = {
  author_name: string;
  author_image: string | null;
  author_editor: boolean;
  author_trade: boolean;
  author_premium: boolean;
  author_founder: boolean;
  /** Whether they show a profile to everybody. */
  author_public: boolean;
};

/**
 * Everybody who has an account, as a place to select from under the name `author`: rooms above join what they keep of people to
 * it by `author.id`. Their address is for the desk alone.
 */
export const authors =
  sql.raw(`(select id, display_name as author_name, email::text as author_email, image as author_image,
    role <> 'member' as author_editor, industry and trade_checked_at is not null as author_trade,
    coalesce(premium_until > now(), false) as author_premium, number <= ${founders} as author_founder,
    profile_public and leaves_at is null as author_public
  from person) author`);

/** Where a mail to somebody goes, whose address has been confirmed; no page shows it. Under the name `addressee`. */
export const mailAddresses = sql.raw("(select id, email::text as email from person where email_verified) addressee");
