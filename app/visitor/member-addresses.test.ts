import { expect, it } from "vitest";
import { isForMembers } from "./member-addresses.ts";

it("what is somebody's own is for members, whether or not there is such a page", () => {
  for (const path of [
    "/your",
    "/your/",
    "/your/messages",
    "/your-account",
    "/your-account/update",
    "/your-account/login/more",
    "/your-account/logout",
    "/my-bar",
    "/my-bar/nowhere",
    "/My-Bar/nowhere",
    "//my-bar//nowhere",
    "/builder/collections",
    "/builder/login/more",
    "/builder/homes",
  ])
    expect(isForMembers(path), path).toBe(true);
});

it("what leads to an account is for everyone, and so is what only begins alike", () => {
  for (const path of [
    "/",
    "/your-account/login",
    "/your-account/login/",
    "/builder",
    "/builder/",
    "/builder/home",
    "/builder/login",
    "/builder/register",
    "/builder/forgot-password",
    "/builder/get-started",
    "/yours",
    "/your-bar",
    "/my-bars",
    "/builders",
    "/login",
    "/cocktails/my-bar",
  ])
    expect(isForMembers(path), path).toBe(false);
});
