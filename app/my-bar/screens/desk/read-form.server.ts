import { BodyError, readBody } from "#app/platform/body.server.ts";

/** The fields of a posted form; a body that cannot be read is answered with its own status. */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return await readBody(request);
  } catch (error) {
    if (error instanceof BodyError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}
