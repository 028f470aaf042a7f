/** Names that would let a member impersonate the portal's staff, its parts, or mail server addresses. */
const reserved = new Set(
  `abuse account accounts admin administration administrator admins billing bot claims compliance contact custody
   customerservice finance gateway help helpdesk helpline hostmaster info insurance jackpot legal ledger mail mailer
   manager member members moderator mods news noreply notice official officialsupport operator owner payment payments
   platform portal postmaster privacy root sales security service staff support supportteam sysadmin system team
   treasury wallet webmaster`.split(/\s+/),
);

/** Digits that stand for letters in names made to look like others. */
const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Returns whether a user name is reserved, in any notation: `Admin`, `_admin_1`, `ad-min`, `a.d.m.i.n`, `supp0rt`. */
export function isReservedName(userName: string): boolean {
  // Separators of every kind; another rule limits the characters of user names.
  const bare = userName
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const readings = [bare, bare.replace(/\d+$/, '')];
  return readings.some((reading) =>
    reserved.has(reading.replace(/[013457]/g, (digit) => letters[digit] ?? digit)),
  );
}
