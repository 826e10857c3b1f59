import type { Holding } from "#app/database/holding.server.ts";

const whose = "the same for every row: your own account";
const secret = "a secret that signs in";
const inner = "a number of the site's own";

/** What the accounts hold of a person. */
export const accountHeld: readonly Holding[] = [
  {
    name: "account",
    table: "person",
    person: "id",
    told: [
      ...["id", "email", "email_verified", "display_name", "first_name", "last_name", "born", "country", "units"],
      ...[
        "currency",
        "bio",
        "profile_public",
        "image",
        "image_sent_at",
        "industry",
        "industry_role",
        "industry_company",
        "industry_city",
      ],
      ...[
        "role",
        "premium_until",
        "number",
        "trade_checked_at",
        "banned_at",
        "ban_reason",
        "leaves_at",
        "created_at",
        "updated_at",
      ],
    ],
  },
  {
    name: "addresses",
    table: "address",
    person: "person_id",
    told: ["street", "street2", "city", "state", "post_code", "country", "usual", "created_at"],
    untold: { id: inner, person_id: whose },
  },
  {
    name: "sessions",
    table: "session",
    person: "user_id",
    told: ["user_agent", "ip_address", "created_at", "updated_at", "expires_at"],
    untold: { id: inner, user_id: whose, token: secret },
  },
  {
    name: "ways_to_sign_in",
    table: "credential",
    person: "user_id",
    told: ["provider_id", "account_id", "scope", "created_at", "updated_at"],
    untold: {
      id: inner,
      user_id: whose,
      password: secret,
      access_token: secret,
      refresh_token: secret,
      id_token: secret,
      access_token_expires_at: "goes with its secret",
      refresh_token_expires_at: "goes with its secret",
    },
  },
  {
    name: "passkeys",
    table: "passkey",
    person: "person_id",
    told: ["name", "transports", "created_at", "used_at"],
    untold: {
      id: "what the device calls it",
      person_id: whose,
      public_key: "what it is known by, of no use without the device",
      counter: "a number of the device’s own",
    },
  },
  {
    name: "memberships",
    table: "membership",
    person: "person_id",
    told: ["source", "starts_at", "ends_at"],
    untold: { id: inner, person_id: whose, granted_by: "another person, the editor who granted it" },
  },
  {
    name: "memberships_granted",
    table: "membership",
    person: "granted_by",
    told: ["id", "starts_at", "ends_at"],
    untold: { person_id: "another person, whose membership it is", source: "always an editor", granted_by: whose },
  },
  {
    name: "changes_of_address",
    table: "email_change",
    person: "person_id",
    told: ["kind", "email", "expires_at", "created_at"],
    untold: { id: inner, person_id: whose, token_hash: secret },
  },
];
