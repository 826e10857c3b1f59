import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Adds to better-auth a way to sign in somebody whose account was made a moment ago, without
 * asking for the password again. It is called from here only; no address leads to it.
 */
export const startSessionPlugin = {
  id: "start-session",
  endpoints: {
    startSession: createAuthEndpoint(
      "/start-session",
      { method: "POST", body: z.object({ userId: z.string() }), metadata: { scope: "server" } },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new Error("there is no such person to sign in");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json(null);
      },
    ),
  },
};
