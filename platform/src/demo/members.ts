/** The people of the demonstration, sponsors before those they invited. */
export interface DemoMember {
  readonly userName: string;
  readonly countryCode: string;
  readonly email: string;
  readonly sponsor?: string;
  readonly level: number;
  /** Whether the commitment, P2P and PIN code areas are open. */
  readonly areas: boolean;
  readonly agreed: boolean;
  /** How long ago the member registered, in days. */
  readonly registered: number;
  readonly banned?: string;
}

export const demoPassword = 'Portal2026';
export const demoTransactionPassword = 'Credits2026';

export const demoMembers: readonly DemoMember[] = [
  {
    userName: 'aiko',
    countryCode: 'JP',
    email: 'aiko@example.com',
    level: 3,
    areas: true,
    agreed: true,
    registered: 60,
  },
  {
    userName: 'budi',
    countryCode: 'ID',
    email: 'budi@example.com',
    sponsor: 'aiko',
    level: 0,
    areas: false,
    agreed: true,
    registered: 52,
  },
  {
    userName: 'chen',
    countryCode: 'CN',
    email: 'chen@example.com',
    sponsor: 'aiko',
    level: 1,
    areas: true,
    agreed: true,
    registered: 50,
  },
  {
    userName: 'dana',
    countryCode: 'US',
    email: 'dana@example.com',
    sponsor: 'budi',
    level: -1,
    areas: false,
    agreed: true,
    registered: 45,
  },
  {
    userName: 'eunji',
    countryCode: 'KR',
    email: 'eunji@example.com',
    sponsor: 'chen',
    level: -1,
    areas: false,
    agreed: false,
    registered: 12,
  },
  {
    userName: 'nova',
    countryCode: 'ID',
    email: 'nova@example.com',
    sponsor: 'budi',
    level: -1,
    areas: false,
    agreed: false,
    registered: 0,
  },
  {
    userName: 'zed',
    countryCode: 'GB',
    email: 'zed@example.com',
    sponsor: 'budi',
    level: -1,
    areas: false,
    agreed: true,
    registered: 30,
    banned: 'Several accounts of one person',
  },
];
