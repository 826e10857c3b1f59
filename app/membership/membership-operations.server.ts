import { z } from "zod";
import { isOldEnough, isoDay } from "#app/kit/dates.ts";
import { failure, success } from "#app/kit/result.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { bornMissing, notReal, problem, readBorn } from "#app/visitor/account-forms.ts";
import { bornOf, endMemberships, keepBorn, membershipsOf } from "#app/visitor/users.server.ts";
import { paymentOf } from "./asking/payment.server.ts";
import { waitingRequestOf, withdrawRequest } from "./asking/request-store.server.ts";
import { longestNote, months } from "./membership.ts";

/** By the date of birth: old enough, not, or never asked (guide.md, 5). */
type Age = "enough" | "young" | "unknown";

function ageOf({ house }: Context<"member">, born: string | null): Age {
  if (born === null) return "unknown";
  const [year = 0, month = 0, day = 0] = born.split("-").map(Number);
  return isOldEnough({ year, month, day }, house.settings.MINIMUM_AGE, new Date()) ? "enough" : "young";
}

/** What somebody's membership is, and whether they may have one. */
export const loadMembership = operation({
  name: "membership/load",
  summary: "The membership of the signed-in person",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    current: z.object({ source: z.string(), since: z.string(), ends: z.string().nullable() }).nullable(),
    waiting_since: z.string().nullable().describe("Since when a request of theirs waits"),
    age: z.enum(["enough", "young", "unknown"]),
    paid: z.string().describe("How a membership is paid here"),
  }),
  async handle(_, context) {
    const { db, house, person } = context;
    const [[current], waiting_since, born] = await Promise.all([
      membershipsOf(db, person.id),
      waitingRequestOf(db, person.id),
      bornOf(db, person.id),
    ]);
    const age = ageOf(context, born);
    return success({ current: current ?? null, waiting_since, age, paid: paymentOf(house.settings).words });
  },
});

const part = z.string().trim().catch("");
const input = z.object({
  months: z
    .preprocess(
      (given) => (given === undefined || given === "" ? undefined : Number(given)),
      z.literal(months, `Choose one of ${months.join(", ")} months`).optional(),
    )
    .optional(),
  note: z
    .string()
    .trim()
    .catch("")
    .pipe(z.string().max(longestNote, `At most ${longestNote} characters`)),
  dob_day: part,
  dob_month: part,
  dob_year: part,
});

/** contract.md, 8: `start`. Whoever is not old enough may not, and is told (guide.md, 5). */
export const startPremium = operation({
  name: "membership/start",
  summary: "Begins the signed-in person's membership, or asks for it",
  who: "member",
  changes: true,
  input,
  answers: z.object({ address: z.string().nullable() }),
  limit: { times: 10, seconds: 3_600 },
  async handle({ months: wanted = 12, note, dob_day, dob_month, dob_year }, context) {
    const { db, house, person } = context;
    if (person.premium) return failure("conflict", "You are a premium member already.");
    let born = await bornOf(db, person.id);
    if (born === null) {
      if ([dob_day, dob_month, dob_year].includes("")) return failure("invalid", problem, { dob_day: bornMissing });
      const day = readBorn({ day: dob_day, month: dob_month, year: dob_year });
      if (!day) return failure("invalid", problem, { dob_day: notReal });
      born = isoDay(day)!;
    }
    const young = `You must be over ${house.settings.MINIMUM_AGE} to subscribe.`;
    if (ageOf(context, born) !== "enough") return failure("invalid", young, { form: young });
    await keepBorn(db, person.id, born);
    return success(await paymentOf(house.settings).start(db, person, { months: wanted, note }));
  },
});

/** contract.md, 8: `cancel`: what waits is taken back, what costs nothing ends at once, what is paid for at its end. */
export const cancelPremium = operation({
  name: "membership/cancel",
  summary: "Ends the signed-in person's membership, or takes back their request",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.object({ withdrawn: z.boolean() }),
  async handle(_, { db, person }) {
    const withdrawn = await withdrawRequest(db, person.id);
    if (withdrawn) return success({ withdrawn });
    if ((await membershipsOf(db, person.id)).length === 0)
      return failure("conflict", "There is no membership of yours to end.");
    await endMemberships(db, person.id);
    return success({ withdrawn });
  },
});
