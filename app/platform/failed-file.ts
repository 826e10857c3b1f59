const words: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is used up",
  EACCES: "this user may not",
  EPERM: "this user may not",
  EROFS: "the disk can only be read",
  EEXIST: "a file stands in its place",
  ENOTDIR: "a file stands in its place",
  EISDIR: "a folder stands in its place",
  ENOENT: "there is no such place, or nothing can be made there",
  ENAMETOOLONG: "its path is too long",
  ELOOP: "its links lead round in a circle",
  EIO: "the disk does not answer",
};

/** Why a file or folder could not be used, in words for whoever runs the site; never more than a line. */
export function whyFileFailed(error: unknown): string {
  const { code = "", message = String(error) } = error as NodeJS.ErrnoException;
  return words[code] ?? message.replace(/\s+/g, " ");
}

/** True when a file or a database says that there is no room left on its disk. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    // 53100 is PostgreSQL's disk_full.
    if (code === "ENOSPC" || code === "EDQUOT" || code === "53100") return true;
  }
  return false;
}
