export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A business day, `YYYY-MM-DD`, counted in GMT+8: it begins at 16:00 UTC of the day before. */
  BusinessDate: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds: `2026-11-21T03:36:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number, as a string: `"25"`, `"0.00000001"`. At most eleven digits before the point and
   * eight after it, no sign, no exponent, no grouping. Amounts of credits are never JSON numbers, because those
   * lose digits. Movements in a record may carry a leading minus.
   */
  Decimal: { input: string; output: string; }
};

/** The answer to accepting the terms. */
export type AcceptAgreementPayload = {
  __typename?: 'AcceptAgreementPayload';
  /** The member, with `agreementAccepted` true. */
  member: Member;
};

/** What a member holds of one credit. */
export type Asset = {
  __typename?: 'Asset';
  /** Free to use. */
  available: Scalars['Decimal']['output'];
  /** The credit. */
  coin: CreditType;
  /** Set aside for orders that are not settled. */
  frozen: Scalars['Decimal']['output'];
  /** Reasons of what is frozen or locked; empty where nothing is. */
  holds: Array<Hold>;
  /** Same as `coin`: one asset a credit and member. */
  id: Scalars['ID']['output'];
  /** Bound in packages. */
  locked: Scalars['Decimal']['output'];
};

/** In which bucket of a credit an amount lies. */
export type BalanceState =
  /** Free to use. */
  | 'AVAILABLE'
  /** Set aside for an order that is not settled. */
  | 'FROZEN'
  /** Bound in a package. */
  | 'LOCKED';

/** A picture with characters to type. Single use: a right or a wrong answer ends it. */
export type Captcha = {
  __typename?: 'Captcha';
  /** When it stops being accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Give it back with the answer. */
  id: Scalars['ID']['output'];
  /** The picture, as a `data:image/png;base64,` address. */
  image: Scalars['String']['output'];
};

/** Changes the password the member signs in with. */
export type ChangeLoginPasswordInput = {
  /** The login password in force. */
  currentPassword: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a change of the login password. */
export type ChangeLoginPasswordPayload = {
  __typename?: 'ChangeLoginPasswordPayload';
  /** True: it is changed, and every session of the member has ended, this one included. */
  changed: Scalars['Boolean']['output'];
};

/** Changes the password that confirms money movements. */
export type ChangeTransactionPasswordInput = {
  /** The transaction password in force. */
  currentPassword: Scalars['String']['input'];
  /** The login password, to show that it is the member who asks. */
  loginPassword: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit, unlike the login password. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a change of the transaction password. */
export type ChangeTransactionPasswordPayload = {
  __typename?: 'ChangeTransactionPasswordPayload';
  /** True: it is changed. */
  changed: Scalars['Boolean']['output'];
};

/** Names of a credit. */
export type Coin = {
  __typename?: 'Coin';
  /** Its name in Chinese. */
  chineseName: Scalars['String']['output'];
  /** The credit. */
  coin: CreditType;
  /** Its short name, shown behind amounts: `CASH`. */
  shortName: Scalars['String']['output'];
};

/** A country that a member can name as nationality. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2 code: `ID`. */
  code: Scalars['ID']['output'];
  /** Its name in the language of the request. */
  name: Scalars['String']['output'];
};

/** One movement of one credit of the member. */
export type CreditRecord = {
  __typename?: 'CreditRecord';
  /** What arrived after the fee; null where it is the amount itself. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Signed: what came in is positive, what went out negative. */
  amount: Scalars['Decimal']['output'];
  /** What was left in that bucket afterwards. */
  balanceAfter: Scalars['Decimal']['output'];
  /** The credit that moved. */
  coin: CreditType;
  /** The other member of a transfer; null for movements with the platform. */
  counterparty?: Maybe<Scalars['String']['output']>;
  /** The fee of the order; null where it has none. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** Transaction hash on its chain; null where there is none. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** When it moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** What was said about it: a transfer's note, a reason given in review. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number: the order as the member knows it. Several records of one order share it. */
  receiptNumber: Scalars['String']['output'];
  /** The bucket it moved in or out of. */
  state: BalanceState;
  /** How far it has come. */
  status: CreditRecordStatus;
  /** Transaction number: the ledger's own, one for each journal entry. */
  transactionNumber: Scalars['String']['output'];
  /** Why it moved. */
  type: CreditRecordType;
};

/** A page of records, newest first. */
export type CreditRecordConnection = {
  __typename?: 'CreditRecordConnection';
  /** The records of this page. */
  edges: Array<CreditRecordEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A record and its cursor. */
export type CreditRecordEdge = {
  __typename?: 'CreditRecordEdge';
  /** Give it as `after` to go on behind this record. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: CreditRecord;
};

/** Which records to list. Everything left out means all. */
export type CreditRecordFilter = {
  /** Only this credit. */
  coin?: InputMaybe<CreditType>;
  /** First business day, GMT+8, included. */
  from?: InputMaybe<Scalars['BusinessDate']['input']>;
  /** Last business day, GMT+8, included. */
  to?: InputMaybe<Scalars['BusinessDate']['input']>;
  /** Only these kinds; an empty list means all. */
  types?: InputMaybe<Array<CreditRecordType>>;
};

/** How far a movement has come. */
export type CreditRecordStatus =
  /** The movement is done. */
  | 'COMPLETED'
  /** A later movement undid it. */
  | 'REVERSED';

/** Why credits moved: the 43 kinds of a credit record. */
export type CreditRecordType =
  /** Principal was added to a package. */
  | 'ADD'
  /** The platform added credits by hand. */
  | 'ADJUST_IN'
  /** The platform took credits by hand. */
  | 'ADJUST_OUT'
  /** A claim was paid. */
  | 'CLAIM'
  /** Profit was added to a package's principal. */
  | 'COMPOUND'
  /** Credits of one kind became another. */
  | 'CONVERT'
  /** Fee of a convert. */
  | 'CONVERT_FEE'
  /** Credits came in by a deposit. */
  | 'DEPOSIT'
  /** Overriding bonus on entrust packages of the team. */
  | 'ENTRUST_OVERRIDING_BONUS'
  /** Par bonus on entrust packages of the team. */
  | 'ENTRUST_PAR_BONUS'
  /** Profit of an entrust package. */
  | 'ENTRUST_PROFIT'
  /** A general fee. */
  | 'FEE'
  /** A fine was taken. */
  | 'FINE'
  /** Credits came back from the game. */
  | 'GAME_TRANSFER_IN'
  /** Credits went to the game. */
  | 'GAME_TRANSFER_OUT'
  /** Network fee. */
  | 'GAS_FEE'
  /** Overriding bonus on insurance packages of the team. */
  | 'INSURANCE_OVERRIDING_BONUS'
  /** Par bonus on insurance packages of the team. */
  | 'INSURANCE_PAR_BONUS'
  /** A premium was issued to the member. */
  | 'ISSUE_PREMIUM'
  /** Winnings of the jackpot. */
  | 'JACKPOT_PROFIT'
  /** Credits bought peer to peer. */
  | 'OTC_BUY'
  /** Fee of a peer-to-peer trade. */
  | 'OTC_FEE'
  /** Credits sold peer to peer. */
  | 'OTC_SELL'
  /** Rebate on the member's own volume. */
  | 'PERSONAL_REBATE'
  /** A PIN code was activated. */
  | 'PIN_ACTIVATE'
  /** A PIN code was bought. */
  | 'PIN_PURCHASE'
  /** A PIN code changed hands. */
  | 'PIN_TRANSFER'
  /** An insurance premium was paid. */
  | 'PREMIUM'
  /** A share of the platform's profit. */
  | 'PROFIT_SHARING'
  /** A package was bought. */
  | 'PURCHASE'
  /** An issued premium was taken back. */
  | 'RECALL_PREMIUM'
  /** A package was redeemed. */
  | 'REDEEM'
  /** Fee of a redemption. */
  | 'REDEEM_FEE'
  /** Overriding bonus on referrals. */
  | 'REFERRAL_OVERRIDING_BONUS'
  /** Par bonus on referrals. */
  | 'REFERRAL_PAR_BONUS'
  /** A package was refilled. */
  | 'REFILL'
  /** A special package was granted. */
  | 'SPECIAL_PACKAGE'
  /** Rebate on the team's volume. */
  | 'TEAM_REBATE'
  /** Credits moved between members. */
  | 'TRANSFER'
  /** A trial package was granted. */
  | 'TRIAL_PACKAGE'
  /** A package was upgraded. */
  | 'UPGRADE'
  /** Credits went out by a withdrawal. */
  | 'WITHDRAW'
  /** Fee of a withdrawal. */
  | 'WITHDRAWAL_FEE';

/** The seven kinds of credit a member holds. */
export type CreditType =
  /** Entrust: buys entrust packages. */
  | 'ASSETS_POINT'
  /** Reward: receives bonuses. */
  | 'BONUS_POINT'
  /** Cash: receives deposits, is transferred between members, and is the source of converts. */
  | 'CASH_POINT'
  /** Game: moves to and from the linked game. */
  | 'GMT'
  /** Insurance: buys insurance packages, pays premiums and buys PIN codes. */
  | 'INSURANCE_POINT'
  /** USDT: is traded peer to peer. */
  | 'USDT_POINT'
  /** Withdraw: what can be withdrawn. */
  | 'WITHDRAWAL_POINT';

/** An amount of a credit that is not free, and why. */
export type Hold = {
  __typename?: 'Hold';
  /** The sum held for this reason. */
  amount: Scalars['Decimal']['output'];
  /** Why it is held. */
  reason: HoldReason;
  /** FROZEN or LOCKED. */
  state: BalanceState;
};

/** Why an amount is frozen or locked. */
export type HoldReason =
  /** A convert order in its cancellation window. */
  | 'CONVERT'
  /** Principal of an entrust package. */
  | 'ENTRUST'
  /** Principal of an insurance package. */
  | 'INSURANCE'
  /** An offer published on the peer-to-peer market. */
  | 'OTC'
  /** A withdrawal that is not settled. */
  | 'WITHDRAWAL';

/** A rank of the ladder. */
export type Level = {
  __typename?: 'Level';
  /** Chinese name of the rank. */
  chineseName: Scalars['String']['output'];
  /** English name of the rank. */
  englishName: Scalars['String']['output'];
  /** -1 (player) to 7 (three star). */
  number: Scalars['Int']['output'];
};

/** What a member signs in with. */
export type LoginInput = {
  /** Login password. */
  password: Scalars['String']['input'];
  /** User name, whatever its case. */
  userName: Scalars['String']['input'];
};

/** A new session. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** When the session ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Send it as `Authorization: Bearer …`. Known to this session alone; never logged. */
  token: Scalars['String']['output'];
};

/** The answer to a sign-out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True once the token is refused by every gateway process. */
  revoked: Scalars['Boolean']['output'];
};

/** A text the platform publishes. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** Plain text in the language of the request; paragraphs are parted by an empty line. */
  body: Scalars['String']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: MediaKind;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Title in the language of the request. */
  title: Scalars['String']['output'];
};

/** What a media item is. */
export type MediaKind =
  /** News of the platform. */
  | 'ANNOUNCEMENT'
  /** The terms that members accept. */
  | 'TERMS';

/** The member who is signed in. */
export type Member = {
  __typename?: 'Member';
  /** Whether the member accepted the terms in force. */
  agreementAccepted: Scalars['Boolean']['output'];
  /** Whether the commitment package area is open to this member. */
  commitmentEnabled: Scalars['Boolean']['output'];
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: Scalars['ID']['output'];
  /** User ID. */
  id: Scalars['ID']['output'];
  /** Rank of the member: its number and names. */
  level: Level;
  /** E-mail address with its middle hidden, `d***o@example.com`; null where none is known. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Whether the PIN code area is open to this member. */
  matchingCodesEnabled: Scalars['Boolean']['output'];
  /** Whether peer-to-peer trading is open to this member. */
  otcEnabled: Scalars['Boolean']['output'];
  /** What invited members give when they register. */
  referralId: Scalars['ID']['output'];
  /** When the member registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** The name the member signs in with, and others transfer to. */
  userName: Scalars['String']['output'];
};

/** Everything that changes something. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the terms in force. */
  acceptAgreement: AcceptAgreementPayload;
  /** Changes the login password and ends every session of the member. */
  changeLoginPassword: ChangeLoginPasswordPayload;
  /** Changes the transaction password. */
  changeTransactionPassword: ChangeTransactionPasswordPayload;
  /** Makes a new captcha. Visitors may ask. */
  createCaptcha: Captcha;
  /** Signs a member in. After five wrong passwords the user name is locked for fifteen minutes. */
  login: LoginPayload;
  /** Ends the session that asks. */
  logout: LogoutPayload;
  /** Makes a new member. Visitors may ask. */
  register: RegisterPayload;
  /** Sends a code to the member's e-mail address. Visitors may ask. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new login password with a code. Visitors may ask. */
  resetPassword: ResetPasswordPayload;
  /** Moves credits to another member, at once and for good. */
  transfer: TransferPayload;
};


/** Everything that changes something. */
export type MutationChangeLoginPasswordArgs = {
  input: ChangeLoginPasswordInput;
};


/** Everything that changes something. */
export type MutationChangeTransactionPasswordArgs = {
  input: ChangeTransactionPasswordInput;
};


/** Everything that changes something. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that changes something. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that changes something. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that changes something. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that changes something. */
export type MutationTransferArgs = {
  input: TransferInput;
};

/** Where a page of a connection begins and ends (Relay Cursor Connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge: give it as `after` for the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether a further page follows this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page lies before this one: true once an `after` cursor was given. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** The member's seven credits, in the order of CreditType. Safe to poll. */
  assets: Array<Asset>;
  /** The seven credits and their names. Visitors may ask. */
  coins: Array<Coin>;
  /** The countries a member can choose, by name in the language of the request. Visitors may ask. */
  countries: Array<Country>;
  /** The kinds of record that exist, in the order a filter shows them. */
  creditRecordTypes: Array<CreditRecordType>;
  /** The member's movements, newest first. */
  creditRecords: CreditRecordConnection;
  /** The ranks, from -1 (player) to 7 (three star). Visitors may ask. */
  levels: Array<Level>;
  /** The member who is signed in. Safe to poll. */
  me: Member;
  /** What the platform publishes, newest first. Visitors may ask. */
  media: Array<MediaItem>;
  /** Rules and closing of the member's transfers. */
  transferConfig: TransferConfig;
  /** The member's transfers, both ways, newest first. */
  transfers: TransferConnection;
};


/** Everything that can be read. */
export type QueryCreditRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CreditRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryMediaArgs = {
  kind?: InputMaybe<MediaKind>;
};


/** Everything that can be read. */
export type QueryTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<TransferDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a visitor fills in to become a member. */
export type RegisterInput = {
  /** The characters in its picture, whatever their case. */
  captchaAnswer: Scalars['String']['input'];
  /** The captcha that was shown. */
  captchaId: Scalars['ID']['input'];
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: Scalars['ID']['input'];
  /** Where codes for a forgotten password are sent. Without it a forgotten password cannot be recovered here. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 64 characters with at least one letter and one digit. */
  password: Scalars['String']['input'];
  /** Referral ID of the member who invited; without it the new member joins at the top of the network. */
  referralId?: InputMaybe<Scalars['String']['input']>;
  /** Confirms money movements. 8 to 64 characters with at least one letter and one digit, unlike the login password. */
  transactionPassword: Scalars['String']['input'];
  /** 4 to 20 letters, digits and underscores, no spaces, beginning with a letter. Unique, whatever its case. */
  userName: Scalars['String']['input'];
};

/** The new member. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The new member's ID. */
  userId: Scalars['ID']['output'];
  /** The name to sign in with. */
  userName: Scalars['String']['output'];
};

/** Asks for a code to set a new login password. */
export type RequestPasswordResetInput = {
  /** The characters in its picture, whatever their case. */
  captchaAnswer: Scalars['String']['input'];
  /** The captcha that was shown. */
  captchaId: Scalars['ID']['input'];
  /** User name, whatever its case. */
  userName: Scalars['String']['input'];
};

/** The same for a known and an unknown user name, so that it tells nobody who is a member. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** How long the code is accepted, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** Seconds to wait before asking again. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** Sets a new login password with the code that was sent. */
export type ResetPasswordInput = {
  /** The six digits that were sent. */
  code: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit. */
  newPassword: Scalars['String']['input'];
  /** User name, whatever its case. */
  userName: Scalars['String']['input'];
};

/** The answer to a password reset. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True: the new password is set and every session of the member has ended. */
  reset: Scalars['Boolean']['output'];
};

/** A transfer between two members. */
export type Transfer = {
  __typename?: 'Transfer';
  /** What the receiver got. */
  actualAmount: Scalars['Decimal']['output'];
  /** What the sender paid. Never signed: `direction` says which way. */
  amount: Scalars['Decimal']['output'];
  /** The credit. */
  coin: CreditType;
  /** User name of the other member. */
  counterparty: Scalars['String']['output'];
  /** Which way it went. */
  direction: TransferDirection;
  /** The part of it that the platform kept. */
  fee: Scalars['Decimal']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The sender's note; null where none was given. */
  note?: Maybe<Scalars['String']['output']>;
  /** When the credits moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** Receipt number, the same for both members. */
  receiptNumber: Scalars['String']['output'];
  /** How far it has come. */
  status: TransferStatus;
  /** The ledger's own number. */
  transactionNumber: Scalars['String']['output'];
};

/** Why transfers are closed. */
export type TransferClosedReason =
  /** An insurance package was redeemed today. */
  | 'INSURANCE_REDEEMED';

/** What holds for the member's transfers now. */
export type TransferConfig = {
  __typename?: 'TransferConfig';
  /** Why; null while transfers are open. */
  closedReason?: Maybe<TransferClosedReason>;
  /** Until when the member cannot transfer (00:00 GMT+8 of a day); null while transfers are open. */
  closedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** One rule a credit that can be transferred. */
  rules: Array<TransferRule>;
};

/** A page of transfers, newest first. */
export type TransferConnection = {
  __typename?: 'TransferConnection';
  /** The transfers of this page. */
  edges: Array<TransferEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** Which way a transfer went, seen by the member who asks. */
export type TransferDirection =
  /** From another member to this one. */
  | 'INCOMING'
  /** From this member to another. */
  | 'OUTGOING';

/** A transfer and its cursor. */
export type TransferEdge = {
  __typename?: 'TransferEdge';
  /** Give it as `after` to go on behind this transfer. */
  cursor: Scalars['String']['output'];
  /** The transfer. */
  node: Transfer;
};

/** A transfer to make. */
export type TransferInput = {
  /** What the sender pays. */
  amount: Scalars['Decimal']['input'];
  /** The credit to move. */
  coin: CreditType;
  /**
   * Made by the client once for each transfer the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * The same key with the same input gives the same answer and moves credits once; with another input it is refused.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** At most 100 characters, shown to both. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** User name of the receiver, whatever its case. */
  toUserName: Scalars['String']['input'];
  /** The sender's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A transfer that was made. */
export type TransferPayload = {
  __typename?: 'TransferPayload';
  /** The transfer. */
  transfer: Transfer;
};

/** Rules for transferring one credit. */
export type TransferRule = {
  __typename?: 'TransferRule';
  /** The credit that can be transferred. */
  coin: CreditType;
  /** Fee as a fraction of the amount, `0.01` is 1 %. It is taken from what arrives. */
  feeRate: Scalars['Decimal']['output'];
  /** Largest amount of one transfer. */
  maximum: Scalars['Decimal']['output'];
  /** Least amount of one transfer. */
  minimum: Scalars['Decimal']['output'];
  /** The amount must be a multiple of this. */
  multiple: Scalars['Decimal']['output'];
};

/** How far a transfer has come. Transfers settle at once. */
export type TransferStatus =
  /** The credits arrived. */
  | 'COMPLETED';
