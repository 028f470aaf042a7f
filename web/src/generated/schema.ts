export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A business day, `YYYY-MM-DD`, in GMT+8: it starts at 16:00 UTC of the previous day. */
  BusinessDate: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds: `2026-11-21T03:36:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number as a string: `"25"`, `"0.00000001"`. At most eleven digits before the point and eight after it,
   * without sign, exponent or grouping. Amounts are never JSON numbers, which lose digits. Movements in a record may be
   * negative.
   */
  Decimal: { input: string; output: string; }
  /** A JSON object, such as the `input` of another operation. */
  JSONObject: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /**
   * A file of a multipart request (GraphQL multipart request specification): a JPEG, PNG or WebP picture of at most 5 MB,
   * recognized by its content. The operation has null in its place, and a part of the request contains it (docs/graphql.md).
   */
  Upload: { input: File; output: File; }
};

/** Accepts the terms shown to the member. */
export type AcceptAgreementInput = {
  /** ID of the terms: the first of `media(kind: TERMS)`. Refused for other terms than the current ones. */
  termsId: Scalars['ID']['input'];
};

/** The answer to accepting the terms. */
export type AcceptAgreementPayload = {
  __typename?: 'AcceptAgreementPayload';
  /** The member, with `agreementAccepted` true. */
  member: Member;
};

/** A PIN code to activate, identified by its ID or the code. */
export type ActivateMatchingCodeInput = {
  /** A code of the member as typed, in either case, with or without dashes; omit it if `id` is given. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The ID of a code of the member; omit it if `code` is given. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Idempotency key, generated once per intended activation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it activates only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** Adds the authenticator app that was prepared. */
export type AddAuthenticatorAppInput = {
  /** The code shown by the app. */
  factorCode: Scalars['String']['input'];
  /** The member's name for it, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** A bank account to add. */
export type AddBankAccountInput = {
  /** The account holder, at most 80 characters. */
  accountName: Scalars['String']['input'];
  /** 5 to 34 letters and digits; spaces and dashes are removed. */
  accountNumber: Scalars['String']['input'];
  /** Name of the bank, at most 80 characters. */
  bankName: Scalars['String']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** Adds the created passkey. */
export type AddPasskeyInput = {
  /** The new credential as JSON: the result of its `toJSON()`. */
  answer: Scalars['String']['input'];
  /** The member's name for it, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** A wallet address to add. */
export type AddWalletAddressInput = {
  /** The address. In mixed case its checksum must be valid (EIP-55, base58check). */
  address: Scalars['String']['input'];
  /** A label, at most 40 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** True if the member accepted the warning that the address resembles a saved one; otherwise such an address is refused. */
  lookAlikeAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The network. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An application for a commitment package. */
export type ApplyForCommitmentInput = {
  /** The ID of the commitment package. A member can have only one pending or approved application for it. */
  commitmentId: Scalars['ID']['input'];
  /** The member's statement of commitment, 1 to 500 characters, reviewed by an operator. */
  statement: Scalars['String']['input'];
};

/** Requests an answer of the member's passkeys. */
export type AskPasskeyInput = {
  /** The operation to confirm; null for a change of the member's factors. */
  operation?: InputMaybe<ConfirmedOperationInput>;
};

/** Requests the second step of a sign-in. */
export type AskSecondStepInput = {
  /** `extensions.challenge` of the refused `login`. */
  challenge: Scalars['String']['input'];
};

/** A member's balance of one credit. */
export type Asset = {
  __typename?: 'Asset';
  /** Free to use. */
  available: Scalars['Decimal']['output'];
  /** The credit. */
  coin: CreditType;
  /** Frozen for orders that are not settled; null if the platform does not return it. */
  frozen?: Maybe<Scalars['Decimal']['output']>;
  /** Reasons for frozen and locked amounts; empty if there are none. */
  holds: Array<Hold>;
  /** Same as `coin`: one asset per credit. */
  id: Scalars['ID']['output'];
  /** Locked in packages; null if the platform does not return it. */
  locked?: Maybe<Scalars['Decimal']['output']>;
};

/** The bucket of an amount. */
export type BalanceState =
  /** Free to use. */
  | 'AVAILABLE'
  /** Set aside for an order that is not settled. */
  | 'FROZEN'
  /** Bound in a package. */
  | 'LOCKED';

/** A bank account of the member, to which credits can be paid out. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** The account holder. */
  accountName: Scalars['String']['output'];
  /** Account number or IBAN, without spaces. Visible only to its owner. */
  accountNumber: Scalars['String']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** When it was added or its payment details last changed. Null if unknown. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. Null if the platform does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** When it becomes usable, some time after it was added or changed; null if it already is. */
  usableAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The current state of a bank account. */
export type BankAccountPayload = {
  __typename?: 'BankAccountPayload';
  /** The account; null if the platform confirms it without returning it. */
  bankAccount?: Maybe<BankAccount>;
};

/** A bank deposit reported by the member. */
export type BankDepositInput = {
  /** The amount in US dollars. */
  amount: Scalars['Decimal']['input'];
  /** The receiving account of the platform, from the channel. */
  bankAccountId: Scalars['ID']['input'];
  /** The channel. */
  channelId: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended deposit: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one deposit, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The rate shown to the member. If it has changed, the deposit is refused with the new one. */
  rate: Scalars['Decimal']['input'];
  /** A picture of the receipt: JPEG, PNG or WebP, at most 5 MB. */
  receiptImage: Scalars['Upload']['input'];
  /** The bank's receipt number with its separators. A payment can be reported once and is credited once. */
  reference: Scalars['String']['input'];
};

/** A withdrawal to one of the member's bank accounts. */
export type BankWithdrawalInput = {
  /** The amount debited, including the fee, in withdraw credits. */
  amount: Scalars['Decimal']['input'];
  /** Which of the member's bank accounts. */
  bankAccountId: Scalars['ID']['input'];
  /** The fee shown to the member. If it has changed, the withdrawal is refused with the new one. */
  fee: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended withdrawal: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one withdrawal, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A wallet address to bind. */
export type BindGameWalletInput = {
  /** A BEP20 address of the member's own wallet. Contracts and addresses of the platform are refused. */
  address: Scalars['String']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An entrust package to buy. */
export type BuyEntrustInput = {
  /** The price shown to the member. If the package has changed, the purchase is refused with the new terms. */
  amount: Scalars['Decimal']['input'];
  /** The daily profit shown to the member, as a fraction. */
  dailyRatio: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only one package, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Which package of the catalogue. */
  offerId: Scalars['ID']['input'];
  /** The term shown to the member, in days. */
  termDays: Scalars['Int']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An insurance package to buy. */
export type BuyInsurancePackageInput = {
  /** The price shown to the member. If it has changed, the purchase is refused with the new one. */
  amount: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Which package. */
  packageId: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** PIN codes to buy. */
export type BuyMatchingCodesInput = {
  /** The total price shown to the member, in insurance credits; refused if it has changed. */
  amount: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The ID of an insurance package of the catalogue. */
  packageId: Scalars['ID']['input'];
  /** The number of codes: 1 to 20. */
  quantity: Scalars['Int']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An offer to buy. */
export type BuyOtcInput = {
  /** The amount shown to the member, in USDT_POINT; refused if the offer differs. */
  amount: Scalars['Decimal']['input'];
  /** Which offer. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The price shown to the member, in CASH_POINT per USDT_POINT; refused if the offer differs. */
  price: Scalars['Decimal']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A convert order to cancel. */
export type CancelConvertInput = {
  /** Which order. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended cancellation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it cancels only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** An offer to cancel. */
export type CancelOtcInput = {
  /** Which offer. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended cancellation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it cancels only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** A withdrawal to cancel. */
export type CancelWithdrawalInput = {
  /** Which withdrawal. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended cancellation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it cancels only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** A picture of characters to type. Valid for one attempt, right or wrong. */
export type Captcha = {
  __typename?: 'Captcha';
  /** When it expires. Null if the platform does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Send it with the answer. */
  id: Scalars['ID']['output'];
  /** The picture as a `data:image/png;base64,` URL. */
  image: Scalars['String']['output'];
};

/** Credits to bring back. */
export type CashOutOfHashKingdomInput = {
  /** The amount in game credits. */
  amount: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per order: 16 to 64 letters, digits and dashes. Repeating an order with its key has no
   * effect.
   */
  key: Scalars['String']['input'];
  /** The session of the game. */
  session: Scalars['String']['input'];
};

/** Returned credits. */
export type CashOutOfHashKingdomPayload = {
  __typename?: 'CashOutOfHashKingdomPayload';
  /** The player's view afterwards. */
  kingdom: HashKingdom;
  /** Receipt number of the movement in the portal. */
  receiptNumber: Scalars['String']['output'];
};

/** The result of looking up the transaction hash of a deposit on the chain. */
export type ChainCheck =
  /** The transaction sent at least this amount to the member's address. */
  | 'CONFIRMED'
  /** A smart contract sent it, which is not accepted. */
  | 'CONTRACT'
  /** The transaction failed, went to another address, or sent another amount. */
  | 'MISMATCH'
  /** Not looked up: no hash was given, or this network is not checked. */
  | 'NOT_CHECKED'
  /** There is no such transaction. */
  | 'NOT_FOUND'
  /** Not looked up yet, or the chain has not answered. */
  | 'WAITING';

/** Sets the member's email address. */
export type ChangeEmailInput = {
  /** The code from the new address, in upper or lower case, with or without dashes. */
  code: Scalars['String']['input'];
  /** The code from the previous address; null if there is none. */
  currentCode?: InputMaybe<Scalars['String']['input']>;
  /** The new address. */
  email: Scalars['String']['input'];
};

/** The answer to a change of the email address. */
export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  /** The new address, masked. */
  maskedEmail: Scalars['String']['output'];
  /** Until when no credits can leave the account; null if there was no previous address. */
  payoutsClosedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Changes the login password. */
export type ChangeLoginPasswordInput = {
  /** The current login password. */
  currentPassword: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a change of the login password. */
export type ChangeLoginPasswordPayload = {
  __typename?: 'ChangeLoginPasswordPayload';
  /** True: it was changed, and all sessions of the member have ended, including this one. */
  changed: Scalars['Boolean']['output'];
};

/** Changes the transaction password. */
export type ChangeTransactionPasswordInput = {
  /** The current transaction password. */
  currentPassword: Scalars['String']['input'];
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit, different from the login password. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a change of the transaction password. */
export type ChangeTransactionPasswordPayload = {
  __typename?: 'ChangeTransactionPasswordPayload';
  /** True: it was changed. */
  changed: Scalars['Boolean']['output'];
};

/** The member's claim for the loss of one insured trade, paid in cash credits once approved. */
export type Claim = {
  __typename?: 'Claim';
  /** The covered part of the loss, paid one for one in cash credits. */
  amount: Scalars['Decimal']['output'];
  /** The ID of the insurance package. Null if the platform does not return it. */
  contractId?: Maybe<Scalars['ID']['output']>;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** The business day of the trade (GMT+8), `2026-11-21`. Null if the platform does not return it. */
  date?: Maybe<Scalars['String']['output']>;
  /** When it was decided; null while it is pending. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** The order: which trade of the round it is, 1 to 6. */
  number: Scalars['Int']['output'];
  /** The round of the package: 1 or 2. Null if the platform does not return it. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Why it was rejected; null unless it was. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number of the claim; the record of its payment has it too. */
  receiptNumber: Scalars['String']['output'];
  /** The ID of the premium, which is also that of the round. Null if the platform does not return it. */
  roundId?: Maybe<Scalars['ID']['output']>;
  /** Its status. */
  status: ClaimStatus;
  /** The ID of the trade. Null if the platform does not return it. */
  tradeId?: Maybe<Scalars['ID']['output']>;
  /** Transaction number of the payment; null before approval. */
  transactionNumber?: Maybe<Scalars['String']['output']>;
};

/** A free package to claim. */
export type ClaimCommitmentInput = {
  /** The ID of an approved application of the member. */
  applicationId: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended claim: 16 to 64 letters, digits and dashes, such as a UUID. If no answer
   * arrives, repeat the same input with the same key: it claims only once, and every repetition gets the first answer. The
   * key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A page of claims, newest first. */
export type ClaimConnection = {
  __typename?: 'ClaimConnection';
  /** The claims of this page. */
  edges: Array<ClaimEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A claim and its cursor. */
export type ClaimEdge = {
  __typename?: 'ClaimEdge';
  /** Pass it as `after` to continue after this claim. */
  cursor: Scalars['String']['output'];
  /** The claim. */
  node: Claim;
};

/** Which claims to list. Omitted fields match all. */
export type ClaimFilter = {
  /** Only the claim made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<ClaimStatus>;
};

/** A trade of an insured round, as an order that can be claimed. */
export type ClaimOrder = {
  __typename?: 'ClaimOrder';
  /** The covered part of a loss, which a claim pays; null without a loss, or if the platform does not return it. */
  covered?: Maybe<Scalars['Decimal']['output']>;
  /** The business day of the trade (GMT+8), `2026-11-21`. */
  date: Scalars['String']['output'];
  /** The order: which trade of the round it is, 1 to 6. */
  number: Scalars['Int']['output'];
  /** Why that claim was rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The receipt number of that claim. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** The result of the day in insurance credits; negative for a loss. Only a loss can be claimed. */
  result: Scalars['Decimal']['output'];
  /** The status of its newest claim; null if there is none. After a rejection another claim is possible. */
  status?: Maybe<ClaimStatus>;
  /** The ID of the trade. */
  tradeId: Scalars['ID']['output'];
  /** Whether the package was locked all day. Only a valid trade can be claimed. */
  valid: Scalars['Boolean']['output'];
};

/** The trades insured by a premium: up to six, one per business day. */
export type ClaimRound = {
  __typename?: 'ClaimRound';
  /** The ID of the insurance package. */
  contractId: Scalars['ID']['output'];
  /** When the premium was paid or issued. It insures the following days. */
  createdAt: Scalars['DateTime']['output'];
  /** The ID of the premium. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** When the next trade of the package is posted; null once the package has ended. */
  nextTradeAt?: Maybe<Scalars['DateTime']['output']>;
  /** The trades so far, in order. */
  orders: Array<ClaimOrder>;
  /** The round of the package: 1 or 2. Null if the platform does not return it. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The receipt number of the premium. */
  receiptNumber: Scalars['String']['output'];
};

/** A page of insured rounds, newest first. */
export type ClaimRoundConnection = {
  __typename?: 'ClaimRoundConnection';
  /** The rounds of this page. */
  edges: Array<ClaimRoundEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A round and its cursor. */
export type ClaimRoundEdge = {
  __typename?: 'ClaimRoundEdge';
  /** Pass it as `after` to continue after this round. */
  cursor: Scalars['String']['output'];
  /** The round. */
  node: ClaimRound;
};

/** The status of a claim. */
export type ClaimStatus =
  /** Paid in cash credits. */
  | 'APPROVED'
  /** Submitted; the platform reviews its screenshot. */
  | 'PENDING_REVIEW'
  /** Not paid, for the given reason. The same trade can be claimed again. */
  | 'REJECTED';

/** Names of a credit. */
export type Coin = {
  __typename?: 'Coin';
  /** Its name in Chinese. */
  chineseName: Scalars['String']['output'];
  /** The credit. */
  coin: CreditType;
  /**
   * Its short name: `CASH`. The portal shows it after amounts if it differs from the specification's; other units are in
   * the member's language.
   */
  shortName: Scalars['String']['output'];
};

/** A commitment package with the member's options. */
export type Commitment = {
  __typename?: 'Commitment';
  /** The balance of that insurance package, in insurance credits. Null if the platform does not return it. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** The member's newest application for it; null if there is none. */
  application?: Maybe<CommitmentApplication>;
  /** Why the member cannot apply now; null if they can. */
  applyBlockingReason?: Maybe<CommitmentApplyBlockingReason>;
  /** Why the member cannot claim the free package now; null if they can. */
  claimBlockingReason?: Maybe<CommitmentClaimBlockingReason>;
  /** The contract period in days. Null if the platform does not return it. */
  contractDays?: Maybe<Scalars['Int']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** How it is given. Null if the platform does not return it. */
  kind?: Maybe<CommitmentKind>;
  /** The minimum rank level for applying and claiming, -1 to 7. Null if the platform does not return it. */
  minLevel?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The name of the free insurance package. Null if the platform does not return it. */
  packageName?: Maybe<Scalars['String']['output']>;
};

/** The member's application for a commitment package. */
export type CommitmentApplication = {
  __typename?: 'CommitmentApplication';
  /** When the free package was claimed; null until it is. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The ID of the commitment package. Null if the platform does not return it. */
  commitmentId?: Maybe<Scalars['ID']['output']>;
  /** The ID of the insurance package that was claimed; null until it is. */
  contractId?: Maybe<Scalars['ID']['output']>;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null while it is pending. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the commitment package. */
  name: Scalars['String']['output'];
  /** Why it was rejected; null unless it was. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number of the application. */
  receiptNumber: Scalars['String']['output'];
  /** The member's statement of commitment, at most 500 characters. Null if the platform does not return it. */
  statement?: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: CommitmentStatus;
};

/** A page of applications, newest first. */
export type CommitmentApplicationConnection = {
  __typename?: 'CommitmentApplicationConnection';
  /** The applications of this page. */
  edges: Array<CommitmentApplicationEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** An application and its cursor. */
export type CommitmentApplicationEdge = {
  __typename?: 'CommitmentApplicationEdge';
  /** Pass it as `after` to continue after this application. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: CommitmentApplication;
};

/** Which applications to list. Omitted fields match all. */
export type CommitmentApplicationFilter = {
  /**
   * Only the application whose free package was claimed with this `idempotencyKey`: none if the key is unknown or its
   * request was refused.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<CommitmentStatus>;
};

/** Why a member cannot apply for a commitment package at the moment. */
export type CommitmentApplyBlockingReason =
  /** The member has an approved application. */
  | 'APPROVED'
  /** It is not offered at the moment. */
  | 'CLOSED'
  /** The member's rank is too low. */
  | 'LEVEL'
  /** The member has a pending application. */
  | 'PENDING';

/** Why a member cannot claim the free insurance package at the moment. */
export type CommitmentClaimBlockingReason =
  /** It has already been claimed. */
  | 'CLAIMED'
  /** The member's rank is too low. */
  | 'LEVEL'
  /** The member has not applied for it. */
  | 'NOT_APPLIED'
  /** The application is not approved. */
  | 'NOT_APPROVED'
  /** The member has a running free insurance package. */
  | 'RUNNING';

/** How the free insurance package of a commitment is given. */
export type CommitmentKind =
  /** Owned by the member, as if bought. */
  | 'SPECIAL'
  /** Returned at the end of its contract; the member keeps the profits. */
  | 'TRIAL';

/** The result of an application. */
export type CommitmentPayload = {
  __typename?: 'CommitmentPayload';
  /** The application; null if the platform confirms it without returning it. */
  application?: Maybe<CommitmentApplication>;
};

/** The status of an application for a commitment package. */
export type CommitmentStatus =
  /** The free package can be claimed once. */
  | 'APPROVED'
  /** Submitted; the platform reviews its statement. */
  | 'PENDING_REVIEW'
  /** Rejected for the given reason. The member can apply again. */
  | 'REJECTED';

/** The second step of a sign-in. */
export type CompleteLoginInput = {
  /** `extensions.challenge` of the refused `login`. Valid for five minutes and five codes. */
  challenge: Scalars['String']['input'];
  /** A code or passkey answer, or a recovery code. */
  factorCode: Scalars['String']['input'];
};

/**
 * An operation that the member confirms by a factor before it is sent. The proof is bound to the operation and its
 * complete input; any other input is refused.
 */
export type ConfirmedOperationInput = {
  /** The mutation's `input` as it will be sent; its `transactionPassword` is ignored and may be omitted. */
  input: Scalars['JSONObject']['input'];
  /** The name of the mutation: one whose `input` has a `transactionPassword`, such as `transfer`. */
  name: Scalars['String']['input'];
};

/** The current rules of conversions. */
export type ConvertConfig = {
  __typename?: 'ConvertConfig';
  /** How long an order can be cancelled before it settles, in seconds. Null if the platform does not return it. */
  cancelSeconds?: Maybe<Scalars['Int']['output']>;
  /** The pairs in display order. */
  pairs: Array<ConvertPair>;
};

/** A conversion to make. */
export type ConvertInput = {
  /** The target amount shown to the member. If rate or fee have changed, the conversion is refused with the new amount. */
  actualAmount: Scalars['Decimal']['input'];
  /** The source amount, including the fee. */
  amount: Scalars['Decimal']['input'];
  /** The source credit. */
  from: CreditType;
  /**
   * Idempotency key, generated once per intended convert: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one order, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The target credit. */
  to: CreditType;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** The member's convert order. */
export type ConvertOrder = {
  __typename?: 'ConvertOrder';
  /** The target amount: (`amount` - `fee`) × `rate`, truncated to eight decimals. Null if the platform does not return it. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The source amount, including the fee. */
  amount: Scalars['Decimal']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it settled or was cancelled; null while it is pending. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The platform's fee in the source credit. Null if the platform does not return it. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** The source credit. */
  from: CreditType;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Its rate. Null if the platform does not return it. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** Receipt number of the order. */
  receiptNumber: Scalars['String']['output'];
  /** When it settles; until then it can be cancelled. Null if the platform does not return it. */
  settlesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: ConvertStatus;
  /** The target credit. */
  to: CreditType;
  /** Transaction number of the freeze. */
  transactionNumber: Scalars['String']['output'];
};

/** A page of convert orders, newest first. */
export type ConvertOrderConnection = {
  __typename?: 'ConvertOrderConnection';
  /** The orders of this page. */
  edges: Array<ConvertOrderEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A convert order and its cursor. */
export type ConvertOrderEdge = {
  __typename?: 'ConvertOrderEdge';
  /** Pass it as `after` to continue after this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: ConvertOrder;
};

/** Which convert orders to list. Omitted fields match all. */
export type ConvertOrderFilter = {
  /** Only orders from or to this credit. */
  coin?: InputMaybe<CreditType>;
  /** Only the order made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<ConvertStatus>;
};

/** A conversion from one credit to another. */
export type ConvertPair = {
  __typename?: 'ConvertPair';
  /**
   * Fee as a fraction of the source amount, `0.01` is 1 %, rounded up to eight decimals. Null if the platform does not
   * return it.
   */
  feeRate?: Maybe<Scalars['Decimal']['output']>;
  /** The source credit. */
  from: CreditType;
  /** Maximum source amount. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum source amount. Null if the platform does not return it. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** The source amount must be a multiple of this. Null if the platform does not return it. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
  /** The amount of `to` for one of `from`. */
  rate: Scalars['Decimal']['output'];
  /** The target credit. */
  to: CreditType;
};

/** The current state of a convert order. */
export type ConvertPayload = {
  __typename?: 'ConvertPayload';
  /** The order; null if the platform confirms it without returning it. */
  order?: Maybe<ConvertOrder>;
};

/** The status of a convert order. */
export type ConvertStatus =
  /** The member cancelled it and the credits were returned. */
  | 'CANCELLED'
  /** The target credits were received. */
  | 'COMPLETED'
  /** The source credits are frozen; it can be cancelled until it settles. */
  | 'PENDING';

/** A country that can be chosen as nationality. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2 code: `ID`. */
  code: Scalars['ID']['output'];
  /** Its name in the language of the request. */
  name: Scalars['String']['output'];
};

/** Requests a ticket for a new tab. */
export type CreateTabTicketInput = {
  /** Base64url SHA-256 of the verifier that the new tab keeps. */
  verifierHash: Scalars['String']['input'];
};

/** A ticket that lets a new tab join the session. Valid once, from the same network and browser. */
export type CreateTabTicketPayload = {
  __typename?: 'CreateTabTicketPayload';
  /** When it expires: after 30 seconds. */
  expiresAt: Scalars['DateTime']['output'];
  /** Useless without the verifier. Never logged. */
  ticket: Scalars['String']['output'];
};

/** One movement of one credit of the member. */
export type CreditRecord = {
  __typename?: 'CreditRecord';
  /** The amount after the fee; null if it equals `amount`. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Positive for incoming credits, negative for outgoing ones. */
  amount: Scalars['Decimal']['output'];
  /** The bucket's balance afterwards; null if the platform does not return it. */
  balanceAfter?: Maybe<Scalars['Decimal']['output']>;
  /** The credit that moved. */
  coin: CreditType;
  /** The other member of a transfer; null for movements with the platform. */
  counterparty?: Maybe<Scalars['String']['output']>;
  /** The fee of the order; null if there is none. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** Transaction hash on its chain; null if there is none. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether it returned what a failed or reversed order took, such as a cancelled withdrawal. */
  isReturn: Scalars['Boolean']['output'];
  /** The chain of `hash`; null if there is none. */
  network?: Maybe<WalletNetwork>;
  /** When it moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** The note of a transfer, or the reason of a review. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number of the order. All records of an order share it. */
  receiptNumber: Scalars['String']['output'];
  /** The bucket that changed; null if the platform does not return it. */
  state?: Maybe<BalanceState>;
  /** Its status. */
  status: CreditRecordStatus;
  /** Transaction number of the journal entry in the ledger. */
  transactionNumber: Scalars['String']['output'];
  /** Why it moved. */
  type: CreditRecordType;
};

/** A page of records, newest first. */
export type CreditRecordConnection = {
  __typename?: 'CreditRecordConnection';
  /** The records of this page. */
  edges: Array<CreditRecordEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A record and its cursor. */
export type CreditRecordEdge = {
  __typename?: 'CreditRecordEdge';
  /** Pass it as `after` to continue after this record. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: CreditRecord;
};

/** Which records to list. Omitted fields match all. */
export type CreditRecordFilter = {
  /** Only this credit. */
  coin?: InputMaybe<CreditType>;
  /** First business day, GMT+8, included. */
  from?: InputMaybe<Scalars['BusinessDate']['input']>;
  /** Only records that match a search. Fails with `NOT_IMPLEMENTED` unless `portal.extensions` has `searchRecords`. */
  search?: InputMaybe<CreditRecordSearch>;
  /** Last business day, GMT+8, included. */
  to?: InputMaybe<Scalars['BusinessDate']['input']>;
  /** Only these kinds; an empty list means all. */
  types?: InputMaybe<Array<CreditRecordType>>;
};

/**
 * A search for records. Matches the receipt or transaction number, the first four or more characters of the receipt
 * number, the amount in either direction with or without its fees, the other member's user name or a part of it, and the
 * kind. An amount may have a sign, separators as in `1,234.50` or `1.234,50`, and a unit after it.
 */
export type CreditRecordSearch = {
  /** The search text, 1 to 80 characters. */
  text: Scalars['String']['input'];
  /** The kinds whose names contain the text, in the language of the input. */
  types?: InputMaybe<Array<CreditRecordType>>;
};

/** The status of a movement. */
export type CreditRecordStatus =
  /** The order was cancelled and the credits were returned. */
  | 'CANCELLED'
  /** The movement is complete. */
  | 'COMPLETED'
  /** The order expired and the credits were returned. */
  | 'EXPIRED'
  /** The order failed and the credits were returned. */
  | 'FAILED'
  /** The credits are frozen and wait for a decision. */
  | 'PENDING'
  /** The order was rejected and the credits were returned. */
  | 'REJECTED'
  /** A later movement reversed it. */
  | 'REVERSED';

/** Why credits moved: the 43 kinds of a credit record. */
export type CreditRecordType =
  /** Principal was added to a package. */
  | 'ADD'
  /** The platform added credits manually. */
  | 'ADJUST_IN'
  /** The platform took credits manually. */
  | 'ADJUST_OUT'
  /** A claim was paid. */
  | 'CLAIM'
  /** Profit was added to a package's principal. */
  | 'COMPOUND'
  /** Credits of one kind were converted to another. */
  | 'CONVERT'
  /** Fee of a conversion. */
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
  /** A PIN code was transferred. */
  | 'PIN_TRANSFER'
  /** An insurance premium was paid. */
  | 'PREMIUM'
  /** A share of the platform's profit. */
  | 'PROFIT_SHARING'
  /** A package was bought. */
  | 'PURCHASE'
  /** An issued premium was recalled. */
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

/** The seven kinds of credit. */
export type CreditType =
  /** Entrust: buys entrust packages. */
  | 'ASSETS_POINT'
  /** Reward: receives bonuses. */
  | 'BONUS_POINT'
  /** Cash: receives deposits, is transferred between members and converted to other credits. */
  | 'CASH_POINT'
  /** Game: moves to and from the linked game. */
  | 'GMT'
  /** Insurance: buys insurance packages, pays premiums and buys PIN codes. */
  | 'INSURANCE_POINT'
  /** USDT: traded peer to peer. */
  | 'USDT_POINT'
  /** Withdraw: can be withdrawn. */
  | 'WITHDRAWAL_POINT';

/** A bank account or wallet address to delete. */
export type DeletePayoutMethodInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** The deleted bank account or wallet address. */
export type DeletePayoutMethodPayload = {
  __typename?: 'DeletePayoutMethodPayload';
  /** Its ID. */
  id: Scalars['ID']['output'];
};

/** The member's deposit. */
export type Deposit = {
  __typename?: 'Deposit';
  /** The receiving address; null at a bank. */
  address?: Maybe<Scalars['String']['output']>;
  /** The amount sent: USDT on-chain, US dollars at a bank. */
  amount: Scalars['Decimal']['output'];
  /** The receiving bank account of the platform at that time; null on-chain. */
  bankAccount?: Maybe<Scalars['String']['output']>;
  /** The result of the lookup on the chain. */
  chainCheck: ChainCheck;
  /** Name of the channel; null on-chain. */
  channel?: Maybe<Scalars['String']['output']>;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The credited amount in cash credits: whole multiples at the rate, without the remainder. Null if the platform does not
   * return it.
   */
  creditedAmount?: Maybe<Scalars['Decimal']['output']>;
  /** When it was decided; null while it is pending. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has a receipt picture; see `depositReceiptImage`. */
  hasReceiptImage: Scalars['Boolean']['output'];
  /** Transaction hash; null at a bank, or if only a receipt number was given. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** On-chain or bank. */
  method: PaymentMethod;
  /** The network; null at a bank. */
  network?: Maybe<WalletNetwork>;
  /** Cash credits per USDT or US dollar. Null if the platform does not return it. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** Why it was rejected; null unless it was. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number of the deposit. */
  receiptNumber: Scalars['String']['output'];
  /** The sender's receipt number, normalized; null if a hash was given. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The remainder of `amount` over a multiple; null if there is none. */
  remainder?: Maybe<Scalars['Decimal']['output']>;
  /** The credited remainder in cash credits; null until then, or if the platform does not return it. */
  remainderCreditedAmount?: Maybe<Scalars['Decimal']['output']>;
  /** When the remainder was credited; null until then, or if the platform does not return it. */
  remainderCreditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The state of the remainder; null if there is none. */
  remainderState?: Maybe<DepositRemainderState>;
  /** Its status. */
  status: DepositStatus;
  /** Transaction number of the credit; null before approval. */
  transactionNumber?: Maybe<Scalars['String']['output']>;
};

/** A bank channel for deposits. */
export type DepositChannel = {
  __typename?: 'DepositChannel';
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Minimum deposit in US dollars. Null if the platform does not return it. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Only whole multiples of this are credited, in US dollars. Null if the platform does not return it. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Cash credits per US dollar. Whole multiples are credited at this rate, truncated to eight decimals. */
  rate: Scalars['Decimal']['output'];
  /** How the remainder over a multiple is handled; null if the amount must be a multiple. */
  remainder?: Maybe<DepositRemainderRule>;
};

/** The current rules of deposits, which are always credited as cash. */
export type DepositConfig = {
  __typename?: 'DepositConfig';
  /** The platform's bank accounts. */
  bankAccounts: Array<SystemBankAccount>;
  /** Bank channels in display order. */
  channels: Array<DepositChannel>;
  /** True on a demonstration: the addresses have no keys, so nothing may be sent to them. */
  demonstration: Scalars['Boolean']['output'];
  /** Networks in display order. */
  networks: Array<DepositNetwork>;
  /** The reference that identifies the member's bank payments; null if the platform has none. */
  paymentReference?: Maybe<Scalars['String']['output']>;
};

/** A page of deposits, newest first. */
export type DepositConnection = {
  __typename?: 'DepositConnection';
  /** The deposits of this page. */
  edges: Array<DepositEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A deposit and its cursor. */
export type DepositEdge = {
  __typename?: 'DepositEdge';
  /** Pass it as `after` to continue after this deposit. */
  cursor: Scalars['String']['output'];
  /** The deposit. */
  node: Deposit;
};

/** Which deposits to list. Omitted fields match all. */
export type DepositFilter = {
  /** Only the deposit made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only on-chain or only bank. */
  method?: InputMaybe<PaymentMethod>;
  /** Only this network; on-chain. */
  network?: InputMaybe<WalletNetwork>;
  /** Only this state. */
  status?: InputMaybe<DepositStatus>;
};

/** A network for USDT deposits of the member. */
export type DepositNetwork = {
  __typename?: 'DepositNetwork';
  /** The member's own address; null if none is available, in which case deposits on the network are closed. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whether the platform checks a transaction hash on this network before review. */
  checked: Scalars['Boolean']['output'];
  /** Minimum deposit in USDT; less than this is lost. Null if the platform does not return it. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Only whole multiples of this are credited, in USDT. Null if the platform does not return it. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
  /** The network. */
  network: WalletNetwork;
  /** How the remainder over a multiple is handled; null if the amount must be a multiple. */
  remainder?: Maybe<DepositRemainderRule>;
};

/** A submitted deposit. */
export type DepositPayload = {
  __typename?: 'DepositPayload';
  /** The deposit; null if the platform confirms it without returning it. */
  deposit?: Maybe<Deposit>;
};

/** How the remainder of a deposit over a multiple is handled. */
export type DepositRemainderRule =
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** The state of the remainder of a deposit. */
export type DepositRemainderState =
  /** It was credited later, with its own record under the same receipt number. */
  | 'CREDITED'
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** The status of a deposit. */
export type DepositStatus =
  /** It arrived and was credited. */
  | 'APPROVED'
  /** Submitted; the platform checks whether it arrived. */
  | 'PENDING_REVIEW'
  /** It was not credited, for the given reason. */
  | 'REJECTED';

/** The total of one kind of bonus or profit on one business day. */
export type Earning = {
  __typename?: 'Earning';
  /** The total of the day, without reversed amounts. */
  amount: Scalars['Decimal']['output'];
  /** The credit it was paid in. */
  coin: CreditType;
  /** The day, GMT+8. */
  day: Scalars['BusinessDate']['output'];
  /** The kind: one of the bonuses and profits among the record types. */
  type: CreditRecordType;
};

/** A member's earnings over a period. */
export type EarningsReport = {
  __typename?: 'EarningsReport';
  /** Days and kinds with earnings, oldest day first. */
  earnings: Array<Earning>;
  /** First business day of the period, included. */
  from: Scalars['BusinessDate']['output'];
  /** Last business day of the period, included. */
  to: Scalars['BusinessDate']['output'];
};

/** Ends one session. */
export type EndSessionInput = {
  /** Which one. */
  sessionId: Scalars['ID']['input'];
};

/** The answer to the end of sessions. */
export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload';
  /** The remaining sessions. */
  sessions: Array<Session>;
};

/** A link into the game. */
export type EnterGamePayload = {
  __typename?: 'EnterGamePayload';
  /** When it expires. Null if the platform does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The value of `launch=` in it, which opens Hash Kingdom; null if there is none. */
  launchToken?: Maybe<Scalars['String']['output']>;
  /** The URL: a path on the portal's origin, or an https URL that the gateway allows. Valid once. */
  url: Scalars['String']['output'];
};

/** A session of Hash Kingdom to start. */
export type EnterHashKingdomInput = {
  /** The token returned by `enterGame`. */
  launchToken: Scalars['String']['input'];
};

/** A started session. */
export type EnterHashKingdomPayload = {
  __typename?: 'EnterHashKingdomPayload';
  /** The player's view. */
  kingdom: HashKingdom;
  /** The token for the game's other operations. Valid only for the game, until the portal's session ends. */
  session: Scalars['String']['output'];
};

/** Entries to buy. */
export type EnterJackpotInput = {
  /** The number of entries. */
  count: Scalars['Int']['input'];
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The round shown to the member. Refused if it no longer accepts entries. */
  roundId: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
  /** A word chosen by the member for the list of entries, at most 64 characters; public once the round is drawn. */
  word?: InputMaybe<Scalars['String']['input']>;
};

/** Entries that were bought. */
export type EnterJackpotPayload = {
  __typename?: 'EnterJackpotPayload';
  /** The order; null if the platform confirms it without returning it. */
  order?: Maybe<JackpotOrder>;
};

/** The use of an entrust package's daily profit. */
export type EntrustAutoAddInput = {
  /** Whether it is added to the package instead of being paid out to `BONUS_POINT`. */
  autoAdd: Scalars['Boolean']['input'];
  /** Which package of the member. */
  id: Scalars['ID']['input'];
};

/** An entrust package that can be bought. */
export type EntrustOffer = {
  __typename?: 'EntrustOffer';
  /** Its price, which it locks, in `ASSETS_POINT`. */
  amount: Scalars['Decimal']['output'];
  /** The profit per business day as a fraction of the locked amount: `0.005` is 0.5 %. */
  dailyRatio: Scalars['Decimal']['output'];
  /** Its ID in the catalogue. */
  id: Scalars['ID']['output'];
  /** Maximum number per member at a time. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** The member's number of running packages of this kind. Null if the platform does not return it. */
  running?: Maybe<Scalars['Int']['output']>;
  /** The term, in days of 24 hours. */
  termDays: Scalars['Int']['output'];
};

/** The member's entrust package. */
export type EntrustOrder = {
  __typename?: 'EntrustOrder';
  /** The amount of the package, in `ASSETS_POINT`, without compounded profit. */
  amount: Scalars['Decimal']['output'];
  /** Whether its daily profit is added to it instead of being paid out to `BONUS_POINT`. */
  autoAdd: Scalars['Boolean']['output'];
  /** Compounded profit, in `ASSETS_POINT`. Null if the platform does not return it. */
  compounded?: Maybe<Scalars['Decimal']['output']>;
  /** When it was bought, or upgraded from the previous order. */
  createdAt: Scalars['DateTime']['output'];
  /** The profit per business day as a fraction of the locked amount: `0.005` is 0.5 %. */
  dailyRatio: Scalars['Decimal']['output'];
  /** When it was redeemed or upgraded; null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The end of its term: the first instant at which it can be redeemed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The locked amount including compounded profit; zero once it has ended. Null if the platform does not return it. */
  locked?: Maybe<Scalars['Decimal']['output']>;
  /** The package of the catalogue. Null if the platform does not return it. */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** The amount paid for this order: the price, or the difference of an upgrade. Null if the platform does not return it. */
  paid?: Maybe<Scalars['Decimal']['output']>;
  /** Profit paid out, in `BONUS_POINT`. Null if the platform does not return it. */
  profit?: Maybe<Scalars['Decimal']['output']>;
  /** Receipt number of the order. */
  receiptNumber: Scalars['String']['output'];
  /** Transaction number of the redemption; null if `redeemed` is, or if the platform does not return it. */
  redeemTransactionNumber?: Maybe<Scalars['String']['output']>;
  /** 24 hours after the end of its term, when it renews itself for another term. */
  redeemableUntil: Scalars['DateTime']['output'];
  /** The redeemed amount; null before, and for an upgraded order. */
  redeemed?: Maybe<Scalars['Decimal']['output']>;
  /** How often it has renewed itself. Null if the platform does not return it. */
  renewals?: Maybe<Scalars['Int']['output']>;
  /** Its status. */
  status: EntrustStatus;
  /** The term, in days of 24 hours. */
  termDays: Scalars['Int']['output'];
  /** Transaction number of the payment. */
  transactionNumber: Scalars['String']['output'];
  /** The order that was upgraded to this one; null when it was bought. */
  upgradedFromId?: Maybe<Scalars['ID']['output']>;
};

/** A page of the member's entrust packages, newest first. */
export type EntrustOrderConnection = {
  __typename?: 'EntrustOrderConnection';
  /** The packages of this page. */
  edges: Array<EntrustOrderEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** An entrust package of the member and its cursor. */
export type EntrustOrderEdge = {
  __typename?: 'EntrustOrderEdge';
  /** Pass it as `after` to continue after this package. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: EntrustOrder;
};

/** Which entrust packages to list. Omitted fields match all. */
export type EntrustOrderFilter = {
  /**
   * Only the package that was bought, upgraded or redeemed with this `idempotencyKey`: none if the key is unknown or its
   * request was refused.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<EntrustStatus>;
};

/** The current state of the member's entrust package. */
export type EntrustPayload = {
  __typename?: 'EntrustPayload';
  /** The package, or the new one after an upgrade; null if the platform confirms it without returning it. */
  order?: Maybe<EntrustOrder>;
};

/** The status of an entrust package of a member. */
export type EntrustStatus =
  /** The member ended it and the credits are available again. */
  | 'REDEEMED'
  /** Its credits are locked and earn on every business day. */
  | 'RUNNING'
  /** It was upgraded to the next larger package, which has its own order. */
  | 'UPGRADED';

/** The member's totals for entrust packages. */
export type EntrustTotals = {
  __typename?: 'EntrustTotals';
  /** Total compounded profit, in `ASSETS_POINT`. Null if the platform does not return it. */
  compounded?: Maybe<Scalars['Decimal']['output']>;
  /** Their locked amount, in `ASSETS_POINT`. Null if the platform does not return it. */
  locked?: Maybe<Scalars['Decimal']['output']>;
  /** Total paid for packages and upgrades, in `ASSETS_POINT`. */
  paid: Scalars['Decimal']['output'];
  /** Profit paid out, in `BONUS_POINT`. Null if the platform does not return it. */
  profit?: Maybe<Scalars['Decimal']['output']>;
  /** The number of running packages. Null if the platform does not return it. */
  running?: Maybe<Scalars['Int']['output']>;
};

/** A claim for the loss of an insured trade. */
export type FileClaimInput = {
  /**
   * Idempotency key, generated once per intended claim: 16 to 64 letters, digits and dashes, such as a UUID. If no answer
   * arrives, repeat the same input with the same key: it makes only one claim, and every repetition gets the first answer.
   * The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** A screenshot that shows the loss: JPEG, PNG or WebP, at most 5 MB. */
  screenshot: Scalars['Upload']['input'];
  /** An insured, valid trade with a loss. Only one claim for it can be pending or approved. */
  tradeId: Scalars['ID']['input'];
};

/** A submitted claim. */
export type FileClaimPayload = {
  __typename?: 'FileClaimPayload';
  /** The claim; null if the platform confirms it without returning it. */
  claim?: Maybe<Claim>;
};

/** The linked game with the member's account. */
export type Game = {
  __typename?: 'Game';
  /** The member's account; null before registration. */
  account?: Maybe<GameAccount>;
  /** Whether it accepts transfers and bets. Credits can always be brought back. */
  isOpen: Scalars['Boolean']['output'];
  /** Limits of one transfer to the game. Null if the platform does not return it. */
  transferLimits?: Maybe<GameLimits>;
};

/** A member's account at the linked game. */
export type GameAccount = {
  __typename?: 'GameAccount';
  /** The balance at the game, in game credits. Null if the platform does not return it. */
  balance?: Maybe<Scalars['Decimal']['output']>;
  /** When the wallet address was bound; null if none is bound. */
  boundAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the member last entered the game; null before the first time. */
  enteredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The ID of the member at the game. */
  id: Scalars['ID']['output'];
  /** The name shown to other players. */
  nickname: Scalars['String']['output'];
  /** When the member registered. Null if the platform does not return it. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The bound BEP20 address with its checksum; null if none is bound. */
  walletAddress?: Maybe<Scalars['String']['output']>;
};

/** The account after the change. */
export type GameAccountPayload = {
  __typename?: 'GameAccountPayload';
  /** The account; null if the platform confirms it without returning it. */
  account?: Maybe<GameAccount>;
};

/** Limits of one transfer or bet, in game credits. */
export type GameLimits = {
  __typename?: 'GameLimits';
  /** Maximum amount. */
  maximum: Scalars['Decimal']['output'];
  /** Minimum amount. */
  minimum: Scalars['Decimal']['output'];
  /** The amount must be a multiple of this. */
  multiple: Scalars['Decimal']['output'];
};

/** A transfer of game credits to the game or back. It settles at once. */
export type GameTransfer = {
  __typename?: 'GameTransfer';
  /** The amount, never signed; see `direction`. */
  amount: Scalars['Decimal']['output'];
  /** The direction. */
  direction: GameTransferDirection;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** When the credits moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** Receipt number. */
  receiptNumber: Scalars['String']['output'];
  /** The ledger's transaction number. */
  transactionNumber: Scalars['String']['output'];
};

/** A page of transfers, newest first. */
export type GameTransferConnection = {
  __typename?: 'GameTransferConnection';
  /** The transfers of this page. */
  edges: Array<GameTransferEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** The direction of a transfer. */
export type GameTransferDirection =
  /** From the game back to the member's game credits. */
  | 'FROM_GAME'
  /** From the member's game credits to the game. */
  | 'TO_GAME';

/** A transfer and its cursor. */
export type GameTransferEdge = {
  __typename?: 'GameTransferEdge';
  /** Pass it as `after` to continue after this transfer. */
  cursor: Scalars['String']['output'];
  /** The transfer. */
  node: GameTransfer;
};

/** A member's total wagers at the game, in game credits. */
export type GameWagered = {
  __typename?: 'GameWagered';
  /** The sum of all bets, won or lost. */
  amount: Scalars['Decimal']['output'];
  /** The number of bets. Null if the platform does not return it. */
  bets?: Maybe<Scalars['Int']['output']>;
  /** The total paid for winning bets. Null if the platform does not return it. */
  won?: Maybe<Scalars['Decimal']['output']>;
};

/** Hash Kingdom as its player sees it. Amounts in game credits. */
export type HashKingdom = {
  __typename?: 'HashKingdom';
  /** The player's balance at the game. */
  balance: Scalars['Decimal']['output'];
  /** Limits of one bet. */
  betLimits: GameLimits;
  /** The average share of wagers that the house keeps: `0.02` is 2 %. */
  edge: Scalars['Decimal']['output'];
  /** The latest end of the game session. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether bets are accepted. */
  isOpen: Scalars['Boolean']['output'];
  /** The last known hash; the next bet reveals the hash whose SHA-256 this is. */
  lastHash: Scalars['String']['output'];
  /** The height of that next block. */
  nextHeight: Scalars['Int']['output'];
  /** The player. */
  nickname: Scalars['String']['output'];
  /** The payout of one credit for a winning bet on a number. */
  numberRate: Scalars['Decimal']['output'];
  /** The payout of one credit for a winning bet on even or odd. */
  parityRate: Scalars['Decimal']['output'];
  /** The last twenty rounds, newest first. */
  rounds: Array<KingdomRound>;
};

/** An amount that is frozen or locked, and why. */
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
  /** The price of a PIN code that is not activated. */
  | 'PIN_CODE'
  /** A withdrawal that is not settled. */
  | 'WITHDRAWAL';

/** The identity that the member last submitted. */
export type Identity = {
  __typename?: 'Identity';
  /** When it was decided; null while it is pending. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The masked identity number, `11••••2X`; the full number is never returned. Null if the platform does not return it. */
  maskedNumber?: Maybe<Scalars['String']['output']>;
  /** Why it failed; null unless it did. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The status of its verification. */
  status: IdentityStatus;
  /** When it was submitted; null if the platform does not return it. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The photos of the member's identity document, re-encoded. Visible only to the member who sent them. */
export type IdentityPhotos = {
  __typename?: 'IdentityPhotos';
  /** Its back. */
  back: UploadedImage;
  /** Its front. */
  front: UploadedImage;
};

/** The status of an identity verification. */
export type IdentityStatus =
  /** Not verified, for the given reason. The member can submit it again. */
  | 'FAILED'
  /** Verified. It cannot be submitted again. */
  | 'PASSED'
  /** Submitted; the platform reviews the number and the photos. */
  | 'PENDING';

/** How long the member's sessions may stay unused before they end. */
export type IdleLimit = {
  __typename?: 'IdleLimit';
  /** The available choices in minutes, all shorter than the site's limit. */
  choices: Array<Scalars['Int']['output']>;
  /** The member's choice, in minutes; null: the site's limit. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** The site's limit, in minutes. */
  siteMinutes: Scalars['Int']['output'];
};

/** A payment into or out of an insurance package. */
export type InsuranceAmountInput = {
  /**
   * The amount to add; for a refill the whole loss, for a redemption the proceeds, for a premium its price, as shown to
   * the member. If it has changed, the movement is refused with the new amount.
   */
  amount: Scalars['Decimal']['input'];
  /** Which of the member's packages. */
  contractId: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended movement: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it moves only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** The member's insurance package. */
export type InsuranceContract = {
  __typename?: 'InsuranceContract';
  /** Its balance, in insurance credits; 0 once it has ended. */
  amount: Scalars['Decimal']['output'];
  /**
   * Transaction number of the latest upgrade, refill, addition or redemption; null before the first, or if the platform
   * does not return it.
   */
  changeTransactionNumber?: Maybe<Scalars['String']['output']>;
  /** The lock period of the current package, in days of 24 hours. */
  contractDays: Scalars['Int']['output'];
  /** When the member bought or received it. */
  createdAt: Scalars['DateTime']['output'];
  /** The default daily result as a fraction of the balance, unless the platform publishes another rate. */
  dailyProfit: Scalars['Decimal']['output'];
  /** Total earnings so far, paid in reward credits or compounded. Null if the platform does not return it. */
  earned?: Maybe<Scalars['Decimal']['output']>;
  /** When it ended; null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** How the member obtained it. */
  kind: InsuranceKind;
  /** Its last trade; null before the first. */
  lastTrade?: Maybe<InsuranceTrade>;
  /** Losses that no refill has restored, in insurance credits. Null if the platform does not return it. */
  lost?: Maybe<Scalars['Decimal']['output']>;
  /** Its maximum balance, in insurance credits. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** The name of the current package. */
  name: Scalars['String']['output'];
  /** The next premium, in insurance credits; null if none can be paid at the moment. */
  nextPremium?: Maybe<Scalars['Decimal']['output']>;
  /** When its next trade is posted; null once it has ended. */
  nextTradeAt?: Maybe<Scalars['DateTime']['output']>;
  /** The ID of the current package in the catalogue. Null if the platform does not return it. */
  packageId?: Maybe<Scalars['ID']['output']>;
  /** The purchase price paid, in insurance credits; null if it was given, or if the platform does not return it. */
  paid?: Maybe<Scalars['Decimal']['output']>;
  /**
   * The total paid into it, in insurance credits: purchase, upgrades, refills and additions; null if the platform does not
   * return it.
   */
  paidIn?: Maybe<Scalars['Decimal']['output']>;
  /** Why no premium can be paid at the moment; null if one can. */
  premiumBlockingReason?: Maybe<PremiumBlockingReason>;
  /** The premium as a fraction of the balance. */
  premiumRatio: Scalars['Decimal']['output'];
  /**
   * The price of the current package, in insurance credits; an upgrade pays the difference. Null if the platform does not
   * return it.
   */
  price?: Maybe<Scalars['Decimal']['output']>;
  /** Receipt number of the package, shared by its records. */
  receiptNumber: Scalars['String']['output'];
  /** The redemption fee, in insurance credits; null if `redeemed` is. */
  redeemFee?: Maybe<Scalars['Decimal']['output']>;
  /** The redemption fee as a fraction of the balance. Null if the platform does not return it. */
  redeemFeeRate?: Maybe<Scalars['Decimal']['output']>;
  /** The redeemed amount after the fee; null before, for a trial, or if the platform does not return it. */
  redeemed?: Maybe<Scalars['Decimal']['output']>;
  /** Its status. */
  status: InsuranceStatus;
  /** How many upcoming trades are insured, 0 to 6. Null if the platform does not return it. */
  tradesLeft?: Maybe<Scalars['Int']['output']>;
  /** Transaction number of the purchase. */
  transactionNumber: Scalars['String']['output'];
  /** When it unlocks. */
  unlocksAt: Scalars['DateTime']['output'];
};

/** A page of insurance packages, newest first. */
export type InsuranceContractConnection = {
  __typename?: 'InsuranceContractConnection';
  /** The packages of this page. */
  edges: Array<InsuranceContractEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** An insurance package of the member and its cursor. */
export type InsuranceContractEdge = {
  __typename?: 'InsuranceContractEdge';
  /** Pass it as `after` to continue after this package. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: InsuranceContract;
};

/** Which insurance packages to list. Omitted fields match all. */
export type InsuranceContractFilter = {
  /**
   * Only the package that was bought, changed or redeemed with this `idempotencyKey`: none if the key is unknown or its
   * request was refused.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only packages in these states. */
  statuses?: InputMaybe<Array<InsuranceStatus>>;
};

/** The current state of the member's insurance package. */
export type InsuranceContractPayload = {
  __typename?: 'InsuranceContractPayload';
  /** The package; null if the platform confirms it without returning it. */
  contract?: Maybe<InsuranceContract>;
};

/** The premiums of an insurance package with their trades, and the next premium. */
export type InsuranceCover = {
  __typename?: 'InsuranceCover';
  /** Why no premium can be paid at the moment; null if one can. */
  blockingReason?: Maybe<PremiumBlockingReason>;
  /** The number of premiums so far. */
  count: Scalars['Int']['output'];
  /** The maximum number of premiums. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** The next premium, in insurance credits; null if none can be paid at the moment. */
  nextAmount?: Maybe<Scalars['Decimal']['output']>;
  /** One round per premium, first one first. */
  rounds: Array<InsuranceRound>;
  /** How many upcoming trades are insured. Null if the platform does not return it. */
  tradesLeft?: Maybe<Scalars['Int']['output']>;
};

/** How a member obtained an insurance package. */
export type InsuranceKind =
  /** The member bought it. */
  | 'BOUGHT'
  /** The platform gave it permanently. */
  | 'SPECIAL'
  /** The platform lent it: it ends with its contract, and the member keeps the profits. */
  | 'TRIAL';

/** The outcome of a trade. */
export type InsuranceOutcome =
  /** A profit added to the package. */
  | 'COMPOUNDED'
  /** A loss taken from the package. */
  | 'LOST'
  /** No profit or loss. */
  | 'NONE'
  /** A profit, paid in reward credits. */
  | 'PAID';

/** Summary of the member's insurance. */
export type InsuranceOverview = {
  __typename?: 'InsuranceOverview';
  /** Whether profits are added to the packages up to their maximum, instead of being paid in reward credits. */
  autoCompound: Scalars['Boolean']['output'];
  /** The newest running package, or a trial if there is no other; null if none is running. */
  current?: Maybe<InsuranceContract>;
  /** The number of those premiums. Null if the platform does not return it. */
  premiumsCount?: Maybe<Scalars['Int']['output']>;
  /** Total premiums paid by the member, in insurance credits, without those given by the platform. */
  premiumsTotal: Scalars['Decimal']['output'];
};

/** An insurance package on offer. */
export type InsurancePackage = {
  __typename?: 'InsurancePackage';
  /** The price, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** The lock period after a purchase or upgrade, in days of 24 hours. */
  contractDays: Scalars['Int']['output'];
  /** The default daily result as a fraction of the balance, unless the platform publishes another rate. */
  dailyProfit: Scalars['Decimal']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** How often a member can buy or upgrade to it. Null if the platform does not return it. */
  maxPurchases?: Maybe<Scalars['Int']['output']>;
  /** Its maximum balance, in insurance credits. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The premium as a fraction of the balance: `0.03` is 3 %. */
  premiumRatio: Scalars['Decimal']['output'];
  /** How often the member has bought or upgraded to it. Null if the platform does not return it. */
  purchases?: Maybe<Scalars['Int']['output']>;
  /**
   * The redemption fee as a fraction of the balance, rounded up to eight decimals. Null if the platform does not return
   * it.
   */
  redeemFeeRate?: Maybe<Scalars['Decimal']['output']>;
};

/** The fee and proceeds of redeeming an insurance package, in insurance credits. */
export type InsuranceRedemption = {
  __typename?: 'InsuranceRedemption';
  /** The amount that the member gets. Null if the platform does not return it. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Its balance. Null if the platform does not return it. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** The platform's fee. */
  fee: Scalars['Decimal']['output'];
  /**
   * Until when redeeming now would close the member's transfers: the next 00:00 GMT+8. Null if the platform does not
   * return it.
   */
  transfersClosedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A premium and the trades that it has insured so far. */
export type InsuranceRound = {
  __typename?: 'InsuranceRound';
  /** The premium. */
  premium: Premium;
  /** Its trades, oldest first, at most six. */
  trades: Array<InsuranceTrade>;
};

/** The status of a member's insurance package. A member without one has purchased none. */
export type InsuranceStatus =
  /** It trades daily; credits can be added and premiums can insure its trades. */
  | 'LOCKED'
  /** It was redeemed, or was a trial that has ended. */
  | 'TERMINATED'
  /** The contract period is over: it continues to trade, and can be redeemed or upgraded. */
  | 'UNLOCKED';

/** The result of an insurance package on one business day (GMT+8). */
export type InsuranceTrade = {
  __typename?: 'InsuranceTrade';
  /** The balance of the package, in insurance credits. Null if the platform does not return it. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** The covered part of a loss, which a claim pays; null without a loss or premium, or if the platform does not return it. */
  covered?: Maybe<Scalars['Decimal']['output']>;
  /** When it was posted. Null if the platform does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The business day, `2026-11-21`. */
  date: Scalars['String']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether it is one of the six trades after a premium. */
  insured: Scalars['Boolean']['output'];
  /** The outcome of the result. Null if the platform does not return it. */
  outcome?: Maybe<InsuranceOutcome>;
  /** The day's rate as a fraction of `amount`, negative on a losing day. Null if the platform does not return it. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** `amount` × `rate`, truncated to eight decimals; negative for a loss. */
  result: Scalars['Decimal']['output'];
  /** Whether the package was locked all day. */
  valid: Scalars['Boolean']['output'];
};

/** The details of a draw. With the list of entries, anyone can recompute it (docs/jackpot.md). */
export type JackpotDraw = {
  __typename?: 'JackpotDraw';
  /** When it was drawn. */
  drawnAt: Scalars['DateTime']['output'];
  /** The hash over the list of entries, 64 hexadecimal digits. */
  listHash: Scalars['String']['output'];
  /** Whether the member won. */
  mine: Scalars['Boolean']['output'];
  /** When the prize was paid; null before, and for a round without entries. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** HMAC-SHA-256 under the seed, 64 hexadecimal digits; null for a round without entries. */
  result?: Maybe<Scalars['String']['output']>;
  /** The seed, 64 hexadecimal digits. Its SHA-256 is the `seedHash` of the round. */
  seed: Scalars['String']['output'];
  /** The winner's user name, masked; null for a round without entries. */
  winner?: Maybe<Scalars['String']['output']>;
  /** The code of the winning entry in the list; null for a round without entries. */
  winningCode?: Maybe<Scalars['String']['output']>;
  /** The number of the entry that won, from 0; null for a round without entries. */
  winningNumber?: Maybe<Scalars['Int']['output']>;
};

/** A line of the public list of entries: entries bought together. */
export type JackpotEntryLine = {
  __typename?: 'JackpotEntryLine';
  /** The number of entries. */
  count: Scalars['Int']['output'];
  /** Identifies them without revealing their member: 16 hexadecimal digits. */
  entryCode: Scalars['String']['output'];
  /** The number of the first entry; the others follow. */
  firstNumber: Scalars['Int']['output'];
  /** The word chosen by their member; null if there is none. */
  word?: Maybe<Scalars['String']['output']>;
};

/** A page of the public list of entries of a round that is drawn. */
export type JackpotEntryList = {
  __typename?: 'JackpotEntryList';
  /** The lines of this page, at most 500, by number; empty before the draw. */
  lines: Array<JackpotEntryLine>;
  /** The hashes of all pages, 64 hexadecimal digits each; empty before the draw. */
  pageHashes: Array<Scalars['String']['output']>;
};

/** The outcome of entries bought together. */
export type JackpotEntryStatus =
  /** Their round is not drawn yet. */
  | 'NOT_DRAWN'
  /** Their round is drawn, and none of them won. */
  | 'NOT_WINNING'
  /** One of them won, and the prize is about to be paid. */
  | 'UNPAID'
  /** One of them won, and the prize is paid. */
  | 'WINNING';

/** Entries that the member bought together. */
export type JackpotOrder = {
  __typename?: 'JackpotOrder';
  /** The price paid for them, in `CASH_POINT`. */
  amount: Scalars['Decimal']['output'];
  /** The number of entries. */
  count: Scalars['Int']['output'];
  /** When they were bought. */
  createdAt: Scalars['DateTime']['output'];
  /** When the round is to be drawn. Null if the platform does not return it. */
  drawsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Their code in the public list of entries, 16 hexadecimal digits. Null if the platform does not return it. */
  entryCode?: Maybe<Scalars['String']['output']>;
  /** The number of the first entry, from 0; the others follow. Null if the platform does not return it. */
  firstNumber?: Maybe<Scalars['Int']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** When the prize was paid; null before, or if none of them won. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The prize, in `CASH_POINT`; null if none of them won. */
  prize?: Maybe<Scalars['Decimal']['output']>;
  /** Receipt number of the order; the record of its prize has it too. */
  receiptNumber: Scalars['String']['output'];
  /** The number of the round. Null if the platform does not return it. */
  round?: Maybe<Scalars['Int']['output']>;
  /** The ID of the round. Null if the platform does not return it. */
  roundId?: Maybe<Scalars['ID']['output']>;
  /** Its outcome. */
  status: JackpotEntryStatus;
  /** Transaction number of the payment. */
  transactionNumber: Scalars['String']['output'];
  /** The winning number, if it is one of these; otherwise null. */
  winningNumber?: Maybe<Scalars['Int']['output']>;
  /** The word chosen by the member; null if there is none. */
  word?: Maybe<Scalars['String']['output']>;
};

/** A page of the member's orders of entries, newest first. */
export type JackpotOrderConnection = {
  __typename?: 'JackpotOrderConnection';
  /** The orders of this page. */
  edges: Array<JackpotOrderEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** An order of entries and its cursor. */
export type JackpotOrderEdge = {
  __typename?: 'JackpotOrderEdge';
  /** Pass it as `after` to continue after this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: JackpotOrder;
};

/** Which orders of entries to list. Omitted fields match all. */
export type JackpotOrderFilter = {
  /** Only the order made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of the round with this number. */
  round?: InputMaybe<Scalars['Int']['input']>;
  /** True: only winning orders. False: only orders that did not win or are not drawn yet. */
  won?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A round of the jackpot: entries are bought, and one of them wins. */
export type JackpotRound = {
  __typename?: 'JackpotRound';
  /** The amount carried over from the previous round, in `CASH_POINT`. Null if the platform does not return it. */
  carried?: Maybe<Scalars['Decimal']['output']>;
  /** The end of entries. Null if the platform does not return it. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** The details of the draw; null before. */
  draw?: Maybe<JackpotDraw>;
  /** When it is drawn. Null if the platform does not return it. */
  drawsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of entries. Null if the platform does not return it. */
  entries?: Maybe<Scalars['Int']['output']>;
  /** Its ID, which is its number. */
  id: Scalars['ID']['output'];
  /** Maximum number of entries per member. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** The number of the member's entries. Null if the platform does not return it. */
  myEntries?: Maybe<Scalars['Int']['output']>;
  /** Its number: the first round is 1. Null if the platform does not return it. */
  number?: Maybe<Scalars['Int']['output']>;
  /** When it starts, at 00:00 GMT+8. Null if the platform does not return it. */
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The pot: the amount carried over plus the price of all entries, in `CASH_POINT`. Null if the platform does not return
   * it.
   */
  pot?: Maybe<Scalars['Decimal']['output']>;
  /** The price of an entry, in `CASH_POINT`. */
  price: Scalars['Decimal']['output'];
  /**
   * The prize, in `CASH_POINT`; before the end of entries, its current value. Zero for a round without entries. Null if
   * the platform does not return it.
   */
  prize?: Maybe<Scalars['Decimal']['output']>;
  /** SHA-256 of the seed, 64 hexadecimal digits, published before the first entry. Null if the platform does not return it. */
  seedHash?: Maybe<Scalars['String']['output']>;
  /**
   * The fraction of the pot that is paid as the prize: `0.9` is 90 %. The rest is carried over to the next round. Null if
   * the platform does not return it.
   */
  share?: Maybe<Scalars['Decimal']['output']>;
  /** Its status. */
  status: JackpotRoundStatus;
};

/** A page of rounds, newest first. */
export type JackpotRoundConnection = {
  __typename?: 'JackpotRoundConnection';
  /** The rounds of this page. */
  edges: Array<JackpotRoundEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A round and its cursor. */
export type JackpotRoundEdge = {
  __typename?: 'JackpotRoundEdge';
  /** Pass it as `after` to continue after this round. */
  cursor: Scalars['String']['output'];
  /** The round. */
  node: JackpotRound;
};

/** The status of a round of the jackpot. */
export type JackpotRoundStatus =
  /** The prize is paid, or there were no entries. */
  | 'COMPLETE'
  /** The winner is drawn and the prize is about to be paid. */
  | 'DRAWN'
  /** It accepts entries. */
  | 'IN_PROGRESS'
  /** It no longer accepts entries and waits for its draw. */
  | 'NOT_DRAWN';

/** The member's totals over all rounds. */
export type JackpotTotals = {
  __typename?: 'JackpotTotals';
  /** Total entries bought. Null if the platform does not return it. */
  entries?: Maybe<Scalars['Int']['output']>;
  /** The price paid for them, in `CASH_POINT`. */
  paid: Scalars['Decimal']['output'];
  /** Number of rounds won. Null if the platform does not return it. */
  wins?: Maybe<Scalars['Int']['output']>;
  /** Total prizes paid, in `CASH_POINT`. */
  won: Scalars['Decimal']['output'];
};

/**
 * A round of Hash Kingdom. The SHA-256 of `blockHash` is `previousHash`; the first eight digits of the SHA-256 of
 * `blockHash:clientSeed:height`, as a hexadecimal number, modulo ten, are `number`.
 */
export type KingdomRound = {
  __typename?: 'KingdomRound';
  /** The hash revealed by the bet. */
  blockHash: Scalars['String']['output'];
  /** The choice. */
  choice: RoundChoice;
  /** The seed chosen by the player. */
  clientSeed: Scalars['String']['output'];
  /** The number of the block in the player's chain, from 1. */
  height: Scalars['Int']['output'];
  /** The idempotency key of the bet. */
  key: Scalars['String']['output'];
  /** 0 to 9. */
  number: Scalars['Int']['output'];
  /** When it was played. */
  occurredAt: Scalars['DateTime']['output'];
  /** The payout including the stake; 0 if it lost. */
  payout: Scalars['Decimal']['output'];
  /** The hash shown before the bet. */
  previousHash: Scalars['String']['output'];
  /** The stake. */
  stake: Scalars['Decimal']['output'];
};

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

/** Signs in with only a passkey. */
export type LoginByPasskeyInput = {
  /** The passkey's answer as JSON: the result of its `toJSON()`. */
  answer: Scalars['String']['input'];
};

/** The credentials of a member. */
export type LoginInput = {
  /** The characters in its picture, in upper or lower case. */
  captchaAnswer?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the captcha, if an earlier answer required one. */
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  /** Login password. */
  password: Scalars['String']['input'];
  /** User name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** A new session. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** When the session expires; null if the platform does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Send it as `Authorization: Bearer …`. Known only to this session; never logged. */
  token: Scalars['String']['output'];
};

/** The answer to a sign-out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True if the token is rejected everywhere permanently; false if only by the gateway process that handled the call. */
  revoked: Scalars['Boolean']['output'];
};

/** The kinds of mail that members can choose. Security mails are always sent. */
export type MailKind =
  /** Credits and PIN codes from other members, P2P offers that were bought, and jackpot prizes. */
  | 'CREDITS_RECEIVED'
  /** Outcomes of deposits, withdrawals, claims, applications and identity checks, and P2P offers cancelled by an operator. */
  | 'ORDERS';

/** The mails that a member receives. */
export type MailPreferences = {
  __typename?: 'MailPreferences';
  /** The kinds that the member receives; default: all. */
  wanted: Array<MailKind>;
};

/** The member's PIN code: an insurance package that is paid but not started. */
export type MatchingCode = {
  __typename?: 'MatchingCode';
  /** The price at the time of purchase, in insurance credits, locked while pending. */
  amount: Scalars['Decimal']['output'];
  /** Why it cannot be activated at the moment; null if it can or is no longer pending. */
  blockingReason?: Maybe<MatchingCodeBlockingReason>;
  /** The code: 16 letters and digits without dashes. Secret. Null unless pending. */
  code?: Maybe<Scalars['String']['output']>;
  /** The ID of the resulting insurance package; null unless activated. */
  contractId?: Maybe<Scalars['ID']['output']>;
  /** When the member bought or received it. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was activated, transferred or returned; null while it is pending. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User name of the sender; null if the member bought it. */
  fromUserName?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** The ID of the insurance package in the catalogue. Null if the platform does not return it. */
  packageId?: Maybe<Scalars['ID']['output']>;
  /** Receipt number of the purchase or incoming transfer. */
  receiptNumber: Scalars['String']['output'];
  /** Its outcome. */
  status: MatchingCodeStatus;
  /** User name of the recipient; null unless transferred. */
  toUserName?: Maybe<Scalars['String']['output']>;
  /** Transaction number of the movement that locked its price. */
  transactionNumber: Scalars['String']['output'];
};

/** Why a pending PIN code cannot be activated at the moment. */
export type MatchingCodeBlockingReason =
  /** The member has reached the purchase limit of the package. */
  | 'MAXIMUM'
  /** The package is not offered at the moment. */
  | 'PACKAGE_CLOSED'
  /** The price of the package has changed since the code was bought. */
  | 'PRICE_CHANGED';

/** A page of PIN codes, newest first. */
export type MatchingCodeConnection = {
  __typename?: 'MatchingCodeConnection';
  /** The codes of this page. */
  edges: Array<MatchingCodeEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A PIN code and its cursor. */
export type MatchingCodeEdge = {
  __typename?: 'MatchingCodeEdge';
  /** Pass it as `after` to continue after this code. */
  cursor: Scalars['String']['output'];
  /** The code. */
  node: MatchingCode;
};

/** The events of the member's PIN codes. */
export type MatchingCodeEvent =
  /** The member activated one. */
  | 'ACTIVATE'
  /** The member bought them. */
  | 'PURCHASE'
  /** Another member transferred one to this one. */
  | 'RECEIVE'
  /** An operator recalled one and returned its price. */
  | 'RETURN'
  /** The member transferred one to another. */
  | 'SEND';

/** Which PIN codes to list. Omitted fields match all. */
export type MatchingCodeFilter = {
  /** Only this state. */
  status?: InputMaybe<MatchingCodeStatus>;
};

/** The result of an operation on PIN codes. */
export type MatchingCodePayload = {
  __typename?: 'MatchingCodePayload';
  /** Its record; null if the platform confirms it without returning it. */
  record?: Maybe<MatchingCodeRecord>;
};

/** An event of the member's PIN codes. */
export type MatchingCodeRecord = {
  __typename?: 'MatchingCodeRecord';
  /** Their total price, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** The ID of the resulting insurance package of an activation; otherwise null. */
  contractId?: Maybe<Scalars['ID']['output']>;
  /** User name of the other member of a transfer; otherwise null. */
  counterparty?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The ID of the insurance package in the catalogue. Null if the platform does not return it. */
  packageId?: Maybe<Scalars['ID']['output']>;
  /** The number of codes: 1 to 20. Null if the platform does not return it. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Why an operator recalled the code; otherwise null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number, shared by the credit records. */
  receiptNumber: Scalars['String']['output'];
  /** Transaction number; null for a purchase, whose codes have separate numbers. */
  transactionNumber?: Maybe<Scalars['String']['output']>;
  /** The event. */
  type: MatchingCodeEvent;
};

/** A page of records of PIN codes, newest first. */
export type MatchingCodeRecordConnection = {
  __typename?: 'MatchingCodeRecordConnection';
  /** The records of this page. */
  edges: Array<MatchingCodeRecordEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A record of PIN codes and its cursor. */
export type MatchingCodeRecordEdge = {
  __typename?: 'MatchingCodeRecordEdge';
  /** Pass it as `after` to continue after this record. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: MatchingCodeRecord;
};

/** Which records of PIN codes to list. Omitted fields match all. */
export type MatchingCodeRecordFilter = {
  /** Only the event caused with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this event. */
  type?: InputMaybe<MatchingCodeEvent>;
};

/** The status of a PIN code from the member's point of view. */
export type MatchingCodeStatus =
  /** It became an insurance package of the member. */
  | 'ACTIVATED'
  /** Paid and unused: it can be activated or transferred. */
  | 'PENDING'
  /** An operator recalled it and returned its price. */
  | 'RETURNED'
  /** It was transferred to another member, who received a new code. */
  | 'TRANSFERRED';

/** A text the platform publishes. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** Plain text in the language of the request; paragraphs are separated by empty lines. */
  body: Scalars['String']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: MediaKind;
  /** When it was published. Null if the platform does not return it. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Title in the language of the request. */
  title: Scalars['String']['output'];
};

/** The kind of a media item. */
export type MediaKind =
  /** News of the platform. */
  | 'ANNOUNCEMENT'
  /** Questions and answers; the newest applies. */
  | 'HELP'
  /** A page of the site menu; the newest applies. About the site. */
  | 'HOME'
  /** A page of the site menu: how the platform works. */
  | 'OVERVIEW'
  /** A page of the site menu: the roadmap. */
  | 'ROADMAP'
  /** A page of the site menu: who runs the platform. */
  | 'TEAM'
  /** The terms that members accept. */
  | 'TERMS'
  /** A page of the site menu: the white paper. */
  | 'WHITE_PAPER';

/** The signed-in member. */
export type Member = {
  __typename?: 'Member';
  /** Whether the member has accepted the current terms; true if the platform has none. */
  agreementAccepted: Scalars['Boolean']['output'];
  /** Whether the commitment package area is open to this member. */
  commitmentEnabled: Scalars['Boolean']['output'];
  /** Whether a factor replaces the transaction password. */
  confirmsWithFactor: Scalars['Boolean']['output'];
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: Scalars['ID']['output'];
  /** Whether signing in and adding a payout method require a second factor. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** User ID. */
  id: Scalars['ID']['output'];
  /** The member's identity; null if none was submitted. */
  identity?: Maybe<Identity>;
  /** The member's own limit for unused sessions, in minutes; null: the site's limit. */
  idleLimitMinutes?: Maybe<Scalars['Int']['output']>;
  /** Rank of the member: its number and names; null if the platform does not return it. */
  level?: Maybe<Level>;
  /** The masked email address, `d***o@example.com`; null if there is none. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Whether the PIN code area is open to this member. */
  matchingCodesEnabled: Scalars['Boolean']['output'];
  /** Whether peer-to-peer trading is open to this member. */
  otcEnabled: Scalars['Boolean']['output'];
  /** The referral ID for inviting members; null if the platform does not return it. */
  referralId?: Maybe<Scalars['ID']['output']>;
  /** When the member registered; null if the platform does not return it. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operations currently closed to the member; usually empty. Pauses come first, latest end first. */
  restrictions: Array<Restriction>;
  /** The user name, for signing in and receiving transfers. */
  userName: Scalars['String']['output'];
};

/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the current terms, if they are those shown to the member. */
  acceptAgreement: AcceptAgreementPayload;
  /** Activates a PIN code: returns its price and buys its insurance package in one step. */
  activateMatchingCode: MatchingCodePayload;
  /** Adds the prepared app and ends the member's other sessions. The first factor generates recovery codes. */
  addAuthenticatorApp: RecoveryCodesPayload;
  /** Adds a bank account. */
  addBankAccount: BankAccountPayload;
  /** Adds the created passkey and ends the member's other sessions. The first factor generates recovery codes. */
  addPasskey: RecoveryCodesPayload;
  /** Adds to a locked insurance package, up to its maximum. */
  addToInsurancePackage: InsuranceContractPayload;
  /** Adds a wallet address. */
  addWalletAddress: WalletAddressPayload;
  /** Applies for a commitment package. An operator reviews it. */
  applyForCommitment: CommitmentPayload;
  /** Requests an answer of the member's passkeys. The answer as JSON goes into `factorCode` in place of an app's code. */
  askPasskey: PasskeyQuestion;
  /** Requests an answer of any passkey of the portal in the browser. Open to visitors. */
  askPasskeyLogin: PasskeyQuestion;
  /**
   * Returns the options for the second step of a sign-in. A passkey's answer as JSON goes into `factorCode` of
   * `completeLogin`. Open to visitors.
   */
  askSecondStep: SecondStep;
  /** Binds a BEP20 wallet address to the account, replacing an earlier one. */
  bindGameWallet: GameAccountPayload;
  /** Buys an entrust package with `ASSETS_POINT`, which it locks. */
  buyEntrust: EntrustPayload;
  /** Buys an insurance package. */
  buyInsurancePackage: InsuranceContractPayload;
  /** Buys PIN codes for an insurance package. Their price is locked until they are activated. */
  buyMatchingCodes: MatchingCodePayload;
  /** Buys another member's offer as a whole, immediately and irrevocably. */
  buyOtc: OtcPayload;
  /** Cancels a convert order that has not settled. */
  cancelConvert: ConvertPayload;
  /** Cancels an offer of the member that was not bought. */
  cancelOtc: OtcPayload;
  /**
   * Cancels a withdrawal that is pending review and returns the credits with the fee. `endedCounts` shows whether it still
   * counts as the withdrawal of its business day. Fails with `NOT_IMPLEMENTED` unless `portal.extensions` has
   * `cancelWithdrawal`.
   */
  cancelWithdrawal: WithdrawalPayload;
  /** Brings credits from Hash Kingdom back to the member's game credits. */
  cashOutOfHashKingdom: CashOutOfHashKingdomPayload;
  /**
   * Sets the member's email address with the codes and ends the member's other sessions. If there was a previous address,
   * no credits can leave the account for 24 hours. Needs the extension `changeEmail`.
   */
  changeEmail: ChangeEmailPayload;
  /** Changes the login password and ends all sessions of the member. */
  changeLoginPassword: ChangeLoginPasswordPayload;
  /** Changes the transaction password. */
  changeTransactionPassword: ChangeTransactionPasswordPayload;
  /** Claims the free insurance package of an approved application. */
  claimCommitment: CommitmentPayload;
  /** The second step of a sign-in, for members who have a second factor. Open to visitors. */
  completeLogin: LoginPayload;
  /** Freezes credits and converts them to another kind after a short while. */
  convert: ConvertPayload;
  /** Creates a captcha. Open to visitors. */
  createCaptcha: Captcha;
  /** Creates a ticket that lets a new tab join the session. Needs the extension `createTabTicket`. */
  createTabTicket: CreateTabTicketPayload;
  /** Deletes a bank account. Existing orders keep their details. */
  deleteBankAccount: DeletePayoutMethodPayload;
  /** Deletes a wallet address. Existing orders keep their details. */
  deleteWalletAddress: DeletePayoutMethodPayload;
  /** Reports a bank deposit. It is credited once approved. */
  depositByBank: DepositPayload;
  /** Reports a USDT deposit. It is credited once approved. */
  depositOnChain: DepositPayload;
  /** Ends all other sessions of the member immediately. Needs the extension `endOtherSessions`. */
  endOtherSessions: EndSessionsPayload;
  /** Ends one session of the member immediately. Needs the extension `endSession`. */
  endSession: EndSessionsPayload;
  /** Signs the member in at the game and returns a link into it. */
  enterGame: EnterGamePayload;
  /** Starts a session of Hash Kingdom. Needs no session of the portal; each launch token is valid once. */
  enterHashKingdom: EnterHashKingdomPayload;
  /** Buys entries in the round in progress, with `CASH_POINT`. */
  enterJackpot: EnterJackpotPayload;
  /** Claims the loss of an insured trade. It is paid in cash credits once it is approved. */
  fileClaim: FileClaimPayload;
  /**
   * Signs a member in. Open to visitors. After three failures for a user name a captcha is required, and an address must
   * wait longer after each further failure. If `extensions.needs` of an error is `captcha`, the next attempt needs one; if
   * it is `secondFactor`, the password was right, and `extensions.challenge` goes to `completeLogin` with a code.
   */
  login: LoginPayload;
  /** Signs in the member of the passkey, without user name and password. Open to visitors. */
  loginByPasskey: LoginPayload;
  /** Ends the current session. */
  logout: LogoutPayload;
  /** Pays a premium, which insures the next six trades of a package. */
  payPremium: PremiumPayload;
  /** Bets on the next block, which is revealed immediately. */
  playHashKingdom: PlayHashKingdomPayload;
  /** Starts to add an authenticator app. */
  prepareAuthenticatorApp: PrepareAuthenticatorAppPayload;
  /** Starts to add a passkey. */
  preparePasskey: PasskeyQuestion;
  /** Returns a proof that replaces the transaction password once, for one operation with exactly this input. */
  proveByFactor: ProveByFactorPayload;
  /** Offers USDT_POINT for sale and freezes them until the offer is bought or cancelled. */
  publishOtc: OtcPayload;
  /** Ends an entrust package within 24 hours after the end of its term and makes its credits available. */
  redeemEntrust: EntrustPayload;
  /** Ends an unlocked insurance package and closes the member's transfers until the next 00:00 GMT+8. */
  redeemInsurancePackage: InsuranceContractPayload;
  /**
   * Redeems a ticket for another token of its session. Open to visitors. A wrong verifier ends the session, and the
   * error's `extensions.needs` is `signIn`. Needs the extension `redeemTabTicket`.
   */
  redeemTabTicket: RedeemTabTicketPayload;
  /** Restores the losses of an insurance package. */
  refillInsurancePackage: InsuranceContractPayload;
  /** Registers a member. Open to visitors. */
  register: RegisterPayload;
  /** Creates the member's account at the game. Repeating it with the same name returns the account. */
  registerGame: GameAccountPayload;
  /** Removes a saved recipient; no error if it is not saved. */
  removeRecipient: SavedRecipientsPayload;
  /** Removes a factor. Removing the last one deletes the recovery codes and restores the transaction password. */
  removeSecondFactor: SecondFactorsPayload;
  /** Replaces the recovery codes by ten new ones. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** Sends a code to the member's email address. Open to visitors. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new login password with a code. Open to visitors. */
  resetPassword: ResetPasswordPayload;
  /**
   * Sets a new transaction password with the login password and a code. For the next 24 hours no credits can leave the
   * account. Needs the extension `resetTransactionPassword`.
   */
  resetTransactionPassword: ResetTransactionPasswordPayload;
  /** Saves a member as a recipient. Refused and limited like `recipient`. */
  saveRecipient: SavedRecipientsPayload;
  /**
   * Mails a code to a new email address, and another to the previous address if there is one. Needs the extension
   * `sendEmailCodes`.
   */
  sendEmailCodes: SendEmailCodesPayload;
  /** Mails a code for a new transaction password. Needs the extension `sendTransactionCode`. */
  sendTransactionCode: SendTransactionCodePayload;
  /** Chooses how the daily profit of an entrust package is used, from the next one on. */
  setEntrustAutoAdd: EntrustPayload;
  /** Chooses whether a factor replaces the transaction password. */
  setFactorConfirms: SecondFactorsPayload;
  /**
   * Sets how long all sessions of the member may stay unused; those unused for longer end immediately. Needs the extension
   * `setIdleLimit`.
   */
  setIdleLimit: SetIdleLimitPayload;
  /** Chooses whether profits are added to the packages or paid out, from the next trade on. */
  setInsuranceAutoCompound: SetInsuranceAutoCompoundPayload;
  /** Turns a kind of mail on or off. Needs the extension `setMailPreference`. */
  setMailPreference: SetMailPreferencePayload;
  /**
   * Submits an identity for verification. Refused while one is pending or passed, and for a number of another member. If
   * no answer arrives, `identity` of `me` shows whether it was submitted.
   */
  submitIdentity: SubmitIdentityPayload;
  /** Moves credits to another member, immediately and irrevocably. */
  transfer: TransferPayload;
  /** Transfers a PIN code to another member, who receives a new code, immediately and irrevocably. */
  transferMatchingCode: MatchingCodePayload;
  /** Moves game credits to the game immediately. */
  transferToGame: TransferToGamePayload;
  /** Changes a bank account. */
  updateBankAccount: BankAccountPayload;
  /** Changes a wallet address. */
  updateWalletAddress: WalletAddressPayload;
  /**
   * Upgrades an entrust package to the next larger one for the difference. A new term starts immediately; compounded
   * profit stays in it.
   */
  upgradeEntrust: EntrustPayload;
  /** Upgrades an insurance package for the price difference; its contract starts again. */
  upgradeInsurancePackage: InsuranceContractPayload;
  /**
   * Freezes credits and requests their payment to a wallet address. One per business day; the site decides whether one
   * that ends before approval counts (`endedCounts`).
   */
  withdrawOnChain: WithdrawalPayload;
  /**
   * Freezes credits and requests their payment to a bank account. One per business day; the site decides whether one that
   * ends before approval counts (`endedCounts`).
   */
  withdrawToBank: WithdrawalPayload;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAcceptAgreementArgs = {
  input: AcceptAgreementInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationActivateMatchingCodeArgs = {
  input: ActivateMatchingCodeInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAddAuthenticatorAppArgs = {
  input: AddAuthenticatorAppInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAddBankAccountArgs = {
  input: AddBankAccountInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAddToInsurancePackageArgs = {
  input: InsuranceAmountInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAddWalletAddressArgs = {
  input: AddWalletAddressInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationApplyForCommitmentArgs = {
  input: ApplyForCommitmentInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAskPasskeyArgs = {
  input: AskPasskeyInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationAskSecondStepArgs = {
  input: AskSecondStepInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationBindGameWalletArgs = {
  input: BindGameWalletInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationBuyEntrustArgs = {
  input: BuyEntrustInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationBuyInsurancePackageArgs = {
  input: BuyInsurancePackageInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationBuyMatchingCodesArgs = {
  input: BuyMatchingCodesInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationBuyOtcArgs = {
  input: BuyOtcInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationCancelConvertArgs = {
  input: CancelConvertInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationCancelOtcArgs = {
  input: CancelOtcInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationCashOutOfHashKingdomArgs = {
  input: CashOutOfHashKingdomInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationChangeLoginPasswordArgs = {
  input: ChangeLoginPasswordInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationChangeTransactionPasswordArgs = {
  input: ChangeTransactionPasswordInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationClaimCommitmentArgs = {
  input: ClaimCommitmentInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationCompleteLoginArgs = {
  input: CompleteLoginInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationConvertArgs = {
  input: ConvertInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationCreateTabTicketArgs = {
  input: CreateTabTicketInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationDeleteBankAccountArgs = {
  input: DeletePayoutMethodInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationDeleteWalletAddressArgs = {
  input: DeletePayoutMethodInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationDepositByBankArgs = {
  input: BankDepositInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationDepositOnChainArgs = {
  input: OnChainDepositInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationEnterHashKingdomArgs = {
  input: EnterHashKingdomInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationEnterJackpotArgs = {
  input: EnterJackpotInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationFileClaimArgs = {
  input: FileClaimInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationLoginByPasskeyArgs = {
  input: LoginByPasskeyInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationPayPremiumArgs = {
  input: InsuranceAmountInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationPlayHashKingdomArgs = {
  input: PlayHashKingdomInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationPrepareAuthenticatorAppArgs = {
  input: PrepareAuthenticatorAppInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationPreparePasskeyArgs = {
  input: PreparePasskeyInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationProveByFactorArgs = {
  input: ProveByFactorInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationPublishOtcArgs = {
  input: PublishOtcInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRedeemEntrustArgs = {
  input: RedeemEntrustInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRedeemInsurancePackageArgs = {
  input: InsuranceAmountInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRedeemTabTicketArgs = {
  input: RedeemTabTicketInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRefillInsurancePackageArgs = {
  input: InsuranceAmountInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRegisterGameArgs = {
  input: RegisterGameInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRemoveRecipientArgs = {
  input: SavedRecipientInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationResetTransactionPasswordArgs = {
  input: ResetTransactionPasswordInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSaveRecipientArgs = {
  input: SavedRecipientInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSendEmailCodesArgs = {
  input: SendEmailCodesInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSendTransactionCodeArgs = {
  input: SendTransactionCodeInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSetEntrustAutoAddArgs = {
  input: EntrustAutoAddInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSetFactorConfirmsArgs = {
  input: SetFactorConfirmsInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSetIdleLimitArgs = {
  input: SetIdleLimitInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSetInsuranceAutoCompoundArgs = {
  input: SetInsuranceAutoCompoundInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSetMailPreferenceArgs = {
  input: SetMailPreferenceInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationSubmitIdentityArgs = {
  input: SubmitIdentityInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationTransferArgs = {
  input: TransferInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationTransferMatchingCodeArgs = {
  input: TransferMatchingCodeInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationTransferToGameArgs = {
  input: TransferToGameInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationUpdateBankAccountArgs = {
  input: UpdateBankAccountInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationUpdateWalletAddressArgs = {
  input: UpdateWalletAddressInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationUpgradeEntrustArgs = {
  input: UpgradeEntrustInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationUpgradeInsurancePackageArgs = {
  input: UpgradeInsurancePackageInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationWithdrawOnChainArgs = {
  input: OnChainWithdrawalInput;
};


/**
 * All mutations. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`.
 * Inputs with an `idempotencyKey` move credits and may be repeated; the others must not be.
 */
export type MutationWithdrawToBankArgs = {
  input: BankWithdrawalInput;
};

/** A USDT deposit reported by the member. */
export type OnChainDepositInput = {
  /** The amount in USDT. */
  amount: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended deposit: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one deposit, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The network it was sent on. */
  network: WalletNetwork;
  /** A picture of the receipt: JPEG, PNG or WebP, at most 5 MB. */
  receiptImage?: InputMaybe<Scalars['Upload']['input']>;
  /**
   * Transaction hash, or the receipt number of the sending exchange. A payment can be reported once, in any notation of
   * its hash, and is credited once.
   */
  reference: Scalars['String']['input'];
};

/** A withdrawal to one of the member's wallet addresses. */
export type OnChainWithdrawalInput = {
  /** The amount debited, including the fee, in withdraw credits. */
  amount: Scalars['Decimal']['input'];
  /** The fee shown to the member. If it has changed, the withdrawal is refused with the new one. */
  fee: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended withdrawal: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one withdrawal, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The network of the wallet address. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
  /** Which of the member's wallet addresses. */
  walletAddressId: Scalars['ID']['input'];
};

/** The current rules of trading, and one order. */
export type OtcInfo = {
  __typename?: 'OtcInfo';
  /** Fee of a new offer as a fraction of the buyer's payment: `0.01` is 1 %. Null if the platform does not return it. */
  feeRate?: Maybe<Scalars['Decimal']['output']>;
  /** Whether offers can currently be published and bought. Cancelling is always possible. */
  isOpen: Scalars['Boolean']['output'];
  /** Maximum number of published offers per member. Null if the platform does not return it. */
  maxPublished?: Maybe<Scalars['Int']['output']>;
  /** Maximum amount of an offer, in USDT_POINT. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Maximum price, in CASH_POINT per USDT_POINT. Null if the platform does not return it. */
  maximumPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum amount of an offer, in USDT_POINT. Null if the platform does not return it. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum price, in CASH_POINT per USDT_POINT. Null if the platform does not return it. */
  minimumPrice?: Maybe<Scalars['Decimal']['output']>;
  /** The requested order; null without an ID, or if it is neither the member's nor in the lobby. */
  order?: Maybe<OtcOrder>;
  /** The number of the member's published offers. Null if the platform does not return it. */
  published?: Maybe<Scalars['Int']['output']>;
};

/** Which offers of the lobby to list. Omitted fields match all. */
export type OtcOfferFilter = {
  /** Maximum amount, in USDT_POINT. */
  maxAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Maximum price, in CASH_POINT per USDT_POINT. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum amount, in USDT_POINT. */
  minAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum price, in CASH_POINT per USDT_POINT. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** An offer of USDT_POINT for CASH_POINT. It is bought as a whole, and its terms never change. */
export type OtcOrder = {
  __typename?: 'OtcOrder';
  /** The seller's proceeds in CASH_POINT: `total` - `fee`; null for everyone but the seller. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The amount in USDT_POINT. */
  amount: Scalars['Decimal']['output'];
  /** User name of the buyer, masked; null until it is bought, and for members who are not part of it. */
  buyer?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was bought or cancelled; null while it is published. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The platform's fee, paid by the seller from `total`, rounded down; null for everyone but the seller. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** CASH_POINT per USDT_POINT. */
  price: Scalars['Decimal']['output'];
  /** Receipt number, the same for both members; null for members who are not part of it. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** User name of the seller, masked to its first and last letter. */
  seller: Scalars['String']['output'];
  /** The member's role in it; null for an offer of another member. */
  side?: Maybe<OtcSide>;
  /** Its status. */
  status: OtcStatus;
  /** The buyer's payment in CASH_POINT: `amount` × `price`, rounded up to eight decimals. */
  total: Scalars['Decimal']['output'];
  /** Transaction number of the freeze for the seller, of the purchase for the buyer; null for everyone else. */
  transactionNumber?: Maybe<Scalars['String']['output']>;
};

/** A page of offers. */
export type OtcOrderConnection = {
  __typename?: 'OtcOrderConnection';
  /** The offers of this page. */
  edges: Array<OtcOrderEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** An offer and its cursor. */
export type OtcOrderEdge = {
  __typename?: 'OtcOrderEdge';
  /** Pass it as `after` to continue after this offer. */
  cursor: Scalars['String']['output'];
  /** The offer. */
  node: OtcOrder;
};

/** The current state of an order. */
export type OtcPayload = {
  __typename?: 'OtcPayload';
  /** The order; null if the platform confirms it without returning it. */
  order?: Maybe<OtcOrder>;
};

/** Which of the member's own offers to list. Omitted fields match all. */
export type OtcSaleFilter = {
  /** Only the offer published with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<OtcStatus>;
};

/** The member's role in an order. */
export type OtcSide =
  /** Bought the USDT credits. */
  | 'BUY'
  /** Sold the USDT credits. */
  | 'SELL';

/** The sort order of the lobby. */
export type OtcSort =
  /** Newest first. */
  | 'NEWEST'
  /** Lowest price first; offers of the same price oldest first. */
  | 'PRICE_ASC'
  /** Highest price first; offers of the same price newest first. */
  | 'PRICE_DESC';

/** The status of an offer. */
export type OtcStatus =
  /** It was cancelled and the credits were returned. */
  | 'CANCELLED'
  /** A member bought it. */
  | 'COMPLETED'
  /** The credits are frozen; it can be bought, and cancelled by its seller. */
  | 'PUBLISHED';

/** The position of a page in a connection (Relay Cursor Connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge: pass it as `after` for the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a previous page: true if an `after` cursor was given. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The options for a passkey request. */
export type PasskeyQuestion = {
  __typename?: 'PasskeyQuestion';
  /** When the options expire: after five minutes, or after one answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** WebAuthn's options as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  options: Scalars['String']['output'];
};

/** How an order is paid: over a blockchain or through a bank. */
export type PaymentMethod =
  /** A bank transfer. */
  | 'BANK'
  /** USDT on a blockchain. */
  | 'ON_CHAIN';

/** A bet on the next block. */
export type PlayHashKingdomInput = {
  /** The choice. */
  choice: RoundChoice;
  /** The player's seed: 1 to 64 letters, digits and dashes. */
  clientSeed: Scalars['String']['input'];
  /**
   * Idempotency key, generated once per bet: 16 to 64 letters, digits and dashes. Repeating a bet with its key has no
   * effect.
   */
  key: Scalars['String']['input'];
  /** The session of the game. */
  session: Scalars['String']['input'];
  /** The amount in game credits. */
  stake: Scalars['Decimal']['input'];
};

/** A completed round. */
export type PlayHashKingdomPayload = {
  __typename?: 'PlayHashKingdomPayload';
  /** The player's view afterwards. */
  kingdom: HashKingdom;
  /** The round. */
  round: KingdomRound;
};

/** The capabilities of a site's portal, which depend on its platform and operator. */
export type Portal = {
  __typename?: 'Portal';
  /** The names of the platform's extensions, such as `logout`. Features that need a missing one are hidden or reduced. */
  extensions: Array<Scalars['String']['output']>;
  /** How members contact support. */
  support: Support;
};

/** A premium, which insures the trades of the next six business days. */
export type Premium = {
  __typename?: 'Premium';
  /** Its amount, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** The ID of the insurance package whose trades it insures. */
  contractId: Scalars['ID']['output'];
  /** When it was paid or given. */
  createdAt: Scalars['DateTime']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /**
   * The balance of the package at the time of payment, in insurance credits; losses are covered up to this amount. Null if
   * the platform does not return it.
   */
  insuredAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The name of the current package. */
  name: Scalars['String']['output'];
  /** 1 for the first premium of its package, 2 for the second. Null if the platform does not return it. */
  position?: Maybe<Scalars['Int']['output']>;
  /** When it was recalled; null if it was not. */
  recalledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Receipt number of the premium. */
  receiptNumber: Scalars['String']['output'];
  /** The total of these trades in credits; negative for a net loss. Null if the platform does not return it. */
  result?: Maybe<Scalars['Decimal']['output']>;
  /** Its status. */
  status: PremiumStatus;
  /** How many trades it has insured so far, at most 6. Null if the platform does not return it. */
  trades?: Maybe<Scalars['Int']['output']>;
  /** Transaction number of the payment. */
  transactionNumber: Scalars['String']['output'];
};

/** Why no premium can be paid for an insurance package at the moment. */
export type PremiumBlockingReason =
  /** The package has already had both premiums. */
  | 'MAXIMUM'
  /** The trades of the first premium had no net profit. */
  | 'ROUND_LOST'
  /** The six trades of the first premium are not complete. */
  | 'ROUND_OPEN'
  /** The package has ended. */
  | 'TERMINATED'
  /** Trials are not insured. */
  | 'TRIAL'
  /** Only trades of locked packages are insured. */
  | 'UNLOCKED';

/** A page of premiums, newest first. */
export type PremiumConnection = {
  __typename?: 'PremiumConnection';
  /** The premiums of this page. */
  edges: Array<PremiumEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A premium and its cursor. */
export type PremiumEdge = {
  __typename?: 'PremiumEdge';
  /** Pass it as `after` to continue after this premium. */
  cursor: Scalars['String']['output'];
  /** The premium. */
  node: Premium;
};

/** Which premiums to list. Omitted fields match all. */
export type PremiumFilter = {
  /** Only the premium paid with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only premiums in this state. */
  status?: InputMaybe<PremiumStatus>;
};

/** The current state of a premium. */
export type PremiumPayload = {
  __typename?: 'PremiumPayload';
  /** The premium; null if the platform confirms it without returning it. */
  premium?: Maybe<Premium>;
};

/** The status of a premium. */
export type PremiumStatus =
  /** The platform gave it. */
  | 'ISSUED'
  /** The member paid it. */
  | 'PAID'
  /** The platform gave it and recalled it before it insured a trade. */
  | 'RECALLED';

/** Starts to add an authenticator app. */
export type PrepareAuthenticatorAppInput = {
  /** A code or passkey answer, or a recovery code, if the member has a factor. */
  factorCode?: InputMaybe<Scalars['String']['input']>;
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
};

/** The setup of an authenticator app. It takes effect once a code of the app is entered. */
export type PrepareAuthenticatorAppPayload = {
  __typename?: 'PrepareAuthenticatorAppPayload';
  /** When the setup expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The secret in Base32 for typing. Returned only once. */
  secret: Scalars['String']['output'];
  /** The same as a URI for scanning: `otpauth://totp/…`. */
  uri: Scalars['String']['output'];
};

/** Starts to add a passkey. */
export type PreparePasskeyInput = {
  /** A code or passkey answer, or a recovery code, if the member has a factor. */
  factorCode?: InputMaybe<Scalars['String']['input']>;
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
};

/** Requests a proof for one operation. */
export type ProveByFactorInput = {
  /** A code, or the answer to `askPasskey` for the same operation. Recovery codes are not accepted. */
  factorCode: Scalars['String']['input'];
  /** The operation to confirm. */
  operation: ConfirmedOperationInput;
  /** The transaction password, unless a factor replaces it. */
  transactionPassword?: InputMaybe<Scalars['String']['input']>;
};

/** A proof for one operation. */
export type ProveByFactorPayload = {
  __typename?: 'ProveByFactorPayload';
  /** When it expires: after two minutes. */
  expiresAt: Scalars['DateTime']['output'];
  /** Send it as the operation's `transactionPassword`. Valid once and only for the same input; never logged. */
  proof: Scalars['String']['output'];
};

/** An offer to publish. */
export type PublishOtcInput = {
  /** The proceeds shown to the member. If the fee has changed, the offer is refused with the new amount. */
  actualAmount: Scalars['Decimal']['input'];
  /** The amount in USDT_POINT. */
  amount: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended offer: 16 to 64 letters, digits and dashes, such as a UUID. If no answer
   * arrives, repeat the same input with the same key: it makes only one offer, and every repetition gets the first answer.
   * The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** CASH_POINT per USDT_POINT, above 0. */
  price: Scalars['Decimal']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type Query = {
  __typename?: 'Query';
  /** The member's seven credits, in the order of CreditType. Safe to poll. */
  assets: Array<Asset>;
  /** The member's bank accounts, oldest first; at most 20. */
  bankAccounts: Array<BankAccount>;
  /** The member's insured rounds with their orders, newest first. Recalled premiums are omitted. */
  claimRounds: ClaimRoundConnection;
  /** The screenshot of one of the member's claims; null if there is no such claim. */
  claimScreenshot?: Maybe<UploadedImage>;
  /** The member's claims, newest first. */
  claims: ClaimConnection;
  /** The seven credits and their names. Open to visitors. */
  coins: Array<Coin>;
  /** The member's applications for commitment packages, newest first. */
  commitmentApplications: CommitmentApplicationConnection;
  /** The offered commitment packages, and those that the member applied for. */
  commitments: Array<Commitment>;
  /** Pairs, rates, fees and limits. */
  convertConfig: ConvertConfig;
  /** The member's convert orders, newest first. */
  convertOrders: ConvertOrderConnection;
  /** The countries a member can choose, by name in the language of the request. Open to visitors. */
  countries: Array<Country>;
  /** The kinds of record, in display order. */
  creditRecordTypes: Array<CreditRecordType>;
  /** The member's movements, newest first. */
  creditRecords: CreditRecordConnection;
  /** Networks with the member's addresses, channels, rates and limits. */
  depositConfig: DepositConfig;
  /** The receipt picture of one of the member's deposits; null if there is none. */
  depositReceiptImage?: Maybe<UploadedImage>;
  /** The member's deposits, newest first. */
  deposits: DepositConnection;
  /**
   * The member's earnings by kind and day (spec: bonus report). At most 366 days; `from` defaults to 30 days up to `to`,
   * and `to` to today.
   */
  earningsReport: EarningsReport;
  /** The entrust packages on offer, by amount. */
  entrustOffers: Array<EntrustOffer>;
  /** The member's entrust packages, newest first. */
  entrustOrders: EntrustOrderConnection;
  /** The member's totals for entrust packages. */
  entrustTotals: EntrustTotals;
  /** The linked game, and the member's account there. */
  game: Game;
  /** The member's transfers to the game and back, newest first. */
  gameTransfers: GameTransferConnection;
  /** The member's total wagers at the game. */
  gameWagered: GameWagered;
  /** Hash Kingdom for the player of a session; null without a session or once it is over. */
  hashKingdom?: Maybe<HashKingdom>;
  /** The photos of the last submitted identity; null if there are none. */
  identityPhotos?: Maybe<IdentityPhotos>;
  /** How long the member's sessions may stay unused; null unless `portal.extensions` has `idleLimit`. */
  idleLimit?: Maybe<IdleLimit>;
  /** The member's newest running package, and whether profits compound. */
  insurance: InsuranceOverview;
  /** The member's insurance packages, newest first. */
  insuranceContracts: InsuranceContractConnection;
  /** The premiums of a package of the member, with the trades that they insured. */
  insuranceCover: InsuranceCover;
  /** The insurance packages on offer, cheapest first. */
  insurancePackages: Array<InsurancePackage>;
  /** The current fee and proceeds of redeeming a package of the member. */
  insuranceRedemption: InsuranceRedemption;
  /** The public list of entries of a drawn round, one page at a time. */
  jackpotEntryList: JackpotEntryList;
  /** The member's entries as they were bought, newest first. */
  jackpotOrders: JackpotOrderConnection;
  /** A round of the jackpot; null if it does not exist. */
  jackpotRound?: Maybe<JackpotRound>;
  /** The rounds before the one in progress, newest first. */
  jackpotRounds: JackpotRoundConnection;
  /** The member's totals over all rounds. */
  jackpotTotals: JackpotTotals;
  /** The ranks, from -1 (player) to 7 (three star). Open to visitors. */
  levels: Array<Level>;
  /**
   * The mails that the member receives; null if the platform sends none, or unless `portal.extensions` has
   * `mailPreferences`.
   */
  mailPreferences?: Maybe<MailPreferences>;
  /** The events of the member's PIN codes, newest first. */
  matchingCodeRecords: MatchingCodeRecordConnection;
  /** The member's PIN codes, newest first. */
  matchingCodes: MatchingCodeConnection;
  /** The signed-in member. Safe to poll. */
  me: Member;
  /** Published texts, newest first. Open to visitors. */
  media: Array<MediaItem>;
  /** The rules of trading, the number of the member's published offers, and one order. */
  otcInfo: OtcInfo;
  /** The lobby: all offers that can be bought, including the member's own. */
  otcOffers: OtcOrderConnection;
  /** The member's purchases, newest first. */
  otcPurchases: OtcOrderConnection;
  /** The member's own offers, newest first. */
  otcSales: OtcOrderConnection;
  /** The relying party ID of passkeys; null if the site's platform does not support them. Open to visitors. */
  passkeyOrigin?: Maybe<Scalars['String']['output']>;
  /** The capabilities of this site's portal. Open to visitors. */
  portal: Portal;
  /** The member's premiums, newest first. */
  premiums: PremiumConnection;
  /**
   * The member with a user name, to be checked before sending something. Refused as the transfer would be: for an unknown
   * name, the member themselves, and a member who cannot receive anything. Limited to 20 calls per minute and 200 per
   * business day. Fails with `NOT_IMPLEMENTED` unless `portal.extensions` has `recipient`.
   */
  recipient: Recipient;
  /**
   * The member's saved recipients, by name, at most 50. Fails with `NOT_IMPLEMENTED` unless `portal.extensions` has
   * `savedRecipients`.
   */
  savedRecipients: Array<Recipient>;
  /** The member's second factors; null if the site's platform has none. */
  secondFactors?: Maybe<SecondFactors>;
  /**
   * The member's open sessions: the current one first, then the most recently used. Null unless `portal.extensions` has
   * `sessions`.
   */
  sessions?: Maybe<Array<Session>>;
  /**
   * A month of the member's credits: opening and closing balances, totals by kind, and the movements. Months are of
   * business days in GMT+8. Fails with `NOT_IMPLEMENTED` unless `portal.extensions` has `statement`.
   */
  statement: Statement;
  /** The member's position in the network, and the ranks. */
  team: Team;
  /**
   * The line of invitations from the caller (excluded) down to a team member (last), at most the last 64. Refused for a
   * member outside the caller's team, as for an unknown one.
   */
  teamLine: Array<TeamMember>;
  /** Members invited by one member. Refused for a member outside the caller's team, as for an unknown one. */
  teamMembers: TeamMemberConnection;
  /** Team members by user name. */
  teamSearch: TeamMemberConnection;
  /** Rules of the member's transfers, and whether they are closed. */
  transferConfig: TransferConfig;
  /** The member's transfers in both directions, newest first. */
  transfers: TransferConnection;
  /**
   * The usual durations of reviews. Kinds with too few decisions are omitted; empty unless `portal.extensions` has
   * `usualReviewTimes`.
   */
  usualReviewTimes: Array<UsualReviewTime>;
  /** What visitors must provide; null unless `portal.extensions` has `visitorRules`. Open to visitors. */
  visitorRules?: Maybe<VisitorRules>;
  /** The member's wallet addresses, oldest first; at most 20. */
  walletAddresses: Array<WalletAddress>;
  /** Rules, and when the member can withdraw next. */
  withdrawalConfig: WithdrawalConfig;
  /** The member's withdrawals, newest first. */
  withdrawals: WithdrawalConnection;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryClaimRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryClaimScreenshotArgs = {
  claimId: Scalars['ID']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryClaimsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClaimFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryCommitmentApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommitmentApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryConvertOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ConvertOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryCreditRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CreditRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryDepositReceiptImageArgs = {
  depositId: Scalars['ID']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryEarningsReportArgs = {
  from?: InputMaybe<Scalars['BusinessDate']['input']>;
  to?: InputMaybe<Scalars['BusinessDate']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryEntrustOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EntrustOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryGameTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<GameTransferDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryHashKingdomArgs = {
  session?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryInsuranceContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InsuranceContractFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryInsuranceCoverArgs = {
  contractId: Scalars['ID']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryInsuranceRedemptionArgs = {
  contractId: Scalars['ID']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryJackpotEntryListArgs = {
  page?: Scalars['Int']['input'];
  roundId: Scalars['ID']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryJackpotOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JackpotOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryJackpotRoundArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryJackpotRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryMatchingCodeRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchingCodeRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryMatchingCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchingCodeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryMediaArgs = {
  kind?: InputMaybe<MediaKind>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryOtcInfoArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryOtcOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OtcOfferFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OtcSort>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryOtcPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryOtcSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OtcSaleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryPremiumsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PremiumFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryRecipientArgs = {
  userName: Scalars['String']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryStatementArgs = {
  month: Scalars['String']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryTeamLineArgs = {
  to: Scalars['ID']['input'];
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryTeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  below?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TeamSort>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryTeamSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  userName?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<TransferDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. The description of a mutation states whether visitors may use it; all others need the token of `login`, sent as `Authorization: Bearer …`. */
export type QueryWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WithdrawalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * The requirements of a rank. A member who meets both is promoted. Ranks are never lowered, and only qualified members
 * count.
 */
export type RankRequirement = {
  __typename?: 'RankRequirement';
  /** The required number of qualified members invited directly. */
  directMembers: Scalars['Int']['output'];
  /** The rank: 0 (deputy manager) to 7 (three star). */
  level: Scalars['Int']['output'];
  /** The required number of qualified members in the whole team. */
  teamMembers: Scalars['Int']['output'];
};

/** A possible recipient. */
export type Recipient = {
  __typename?: 'Recipient';
  /** The day of registration. */
  memberSince: Scalars['BusinessDate']['output'];
  /** The user name in its registered notation. */
  userName: Scalars['String']['output'];
};

/** The current factors, and new recovery codes. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** New recovery codes, each valid once instead of a code and returned only once; empty if the existing ones remain valid. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The current factors. */
  secondFactors: SecondFactors;
};

/** An entrust package to redeem. */
export type RedeemEntrustInput = {
  /** Which package of the member. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended redemption: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it redeems only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** Redeems a ticket. */
export type RedeemTabTicketInput = {
  /** The ticket requested by another tab of the session. */
  ticket: Scalars['String']['input'];
  /** The verifier of the ticket. */
  verifier: Scalars['String']['input'];
};

/** The new tab's token. */
export type RedeemTabTicketPayload = {
  __typename?: 'RedeemTabTicketPayload';
  /** When the session expires; null if the platform does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * An additional token of the same session, which appears only once in the list and ends with all its tokens. Never
   * logged.
   */
  token: Scalars['String']['output'];
};

/** An account to create. */
export type RegisterGameInput = {
  /** 4 to 20 letters, digits and underscores, starting with a letter. Unique regardless of case. */
  nickname: Scalars['String']['input'];
};

/** The registration form of a visitor. */
export type RegisterInput = {
  /** The characters in its picture, in upper or lower case. */
  captchaAnswer: Scalars['String']['input'];
  /** The ID of the captcha. */
  captchaId: Scalars['ID']['input'];
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: Scalars['ID']['input'];
  /** The address for password reset codes. Without it only support can recover a forgotten password. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 64 characters with at least one letter and one digit. */
  password: Scalars['String']['input'];
  /** Referral ID of the inviting member; without it the new member joins at the top of the network. */
  referralId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Confirms money movements. 8 to 64 characters with at least one letter and one digit, different from the login
   * password.
   */
  transactionPassword: Scalars['String']['input'];
  /** 4 to 20 letters, digits and underscores, without spaces, starting with a letter. Unique regardless of case. */
  userName: Scalars['String']['input'];
};

/** The new member. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The new member's ID. Null if the platform does not return it. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** The name to sign in with. */
  userName: Scalars['String']['output'];
};

/** Removes a factor. */
export type RemoveSecondFactorInput = {
  /** A code or passkey answer, or a recovery code. */
  factorCode: Scalars['String']['input'];
  /** The factor. */
  id: Scalars['ID']['input'];
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
};

/** Requests new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** A code or passkey answer, or a recovery code. */
  factorCode: Scalars['String']['input'];
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
};

/** Requests a code to set a new login password. */
export type RequestPasswordResetInput = {
  /** The characters in its picture, in upper or lower case. */
  captchaAnswer: Scalars['String']['input'];
  /** The ID of the captcha. */
  captchaId: Scalars['ID']['input'];
  /** User name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** The same for known and unknown user names, so that it does not reveal who is a member. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** How long the code is valid, in seconds. Null if the platform does not return it. */
  expiresInSeconds?: Maybe<Scalars['Int']['output']>;
  /** Seconds to wait before another request. Null if the platform does not return it. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Sets a new login password with the code. */
export type ResetPasswordInput = {
  /** The code: twelve characters, in upper or lower case, with or without dashes. */
  code: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit. */
  newPassword: Scalars['String']['input'];
  /** User name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** The answer to a password reset. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True: the new password is set and all sessions of the member have ended. */
  reset: Scalars['Boolean']['output'];
};

/** Sets a new transaction password without the current one. */
export type ResetTransactionPasswordInput = {
  /** The mailed code, in upper or lower case, with or without dashes. */
  code: Scalars['String']['input'];
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit, different from the login password. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a reset of the transaction password. */
export type ResetTransactionPasswordPayload = {
  __typename?: 'ResetTransactionPasswordPayload';
  /** Until when no credits can leave the account. */
  payoutsClosedUntil: Scalars['DateTime']['output'];
};

/** Operations closed to a member for one reason. The platform refuses them, so forms should show the reason instead. */
export type Restriction = {
  __typename?: 'Restriction';
  /** The closed operations as field names of `Mutation`: `transfer`. */
  operations: Array<Scalars['String']['output']>;
  /** The reason. */
  reason: RestrictionReason;
  /** When they open again; null: once the identity is verified. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Why operations are closed to a member. */
export type RestrictionReason =
  /** The site requires a verified identity for the operations. */
  | 'IDENTITY_REQUIRED'
  /** The member redeemed an insurance package today. */
  | 'INSURANCE_REDEEMED'
  /** The transaction password was reset or the email address was changed in the last 24 hours. */
  | 'SECURITY_CHANGE';

/** The kinds of review. Each domain adds its own. */
export type ReviewKind =
  /** A claim. */
  | 'CLAIM'
  /** An application for a commitment package. */
  | 'COMMITMENT'
  /** A deposit. */
  | 'DEPOSIT'
  /** An identity. */
  | 'KYC'
  /** A withdrawal. */
  | 'WITHDRAWAL';

/** The choices of a bet in Hash Kingdom. */
export type RoundChoice =
  /** The number is 0, 2, 4, 6 or 8. */
  | 'EVEN'
  /** The number is 0. */
  | 'NUMBER_0'
  /** The number is 1. */
  | 'NUMBER_1'
  /** The number is 2. */
  | 'NUMBER_2'
  /** The number is 3. */
  | 'NUMBER_3'
  /** The number is 4. */
  | 'NUMBER_4'
  /** The number is 5. */
  | 'NUMBER_5'
  /** The number is 6. */
  | 'NUMBER_6'
  /** The number is 7. */
  | 'NUMBER_7'
  /** The number is 8. */
  | 'NUMBER_8'
  /** The number is 9. */
  | 'NUMBER_9'
  /** The number is 1, 3, 5, 7 or 9. */
  | 'ODD';

/** A recipient to save or remove. */
export type SavedRecipientInput = {
  /** The user name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** The saved recipients after the change. */
export type SavedRecipientsPayload = {
  __typename?: 'SavedRecipientsPayload';
  /** The saved recipients, by name. */
  savedRecipients: Array<Recipient>;
};

/** A second factor of the member. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** The factor's ID. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: SecondFactorKind;
  /** When it was last used; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member's name for it. */
  name: Scalars['String']['output'];
};

/** The types of second factors. */
export type SecondFactorKind =
  /**
   * A passkey (WebAuthn): a device or security key that signs after being unlocked. It can also be used to sign in without
   * a password.
   */
  | 'PASSKEY'
  /** An authenticator app with a new code of six digits every 30 seconds (RFC 6238). */
  | 'TOTP';

/** The member's second factors and their use. Without any, signing in takes only the password. */
export type SecondFactors = {
  __typename?: 'SecondFactors';
  /** Whether a factor replaces the transaction password. */
  confirmsOperations: Scalars['Boolean']['output'];
  /** Oldest first, at most five. */
  factors: Array<SecondFactor>;
  /** The number of unused recovery codes, out of ten. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The current factors. */
export type SecondFactorsPayload = {
  __typename?: 'SecondFactorsPayload';
  /** The current factors. */
  secondFactors: SecondFactors;
};

/** The options for the second step of a sign-in. */
export type SecondStep = {
  __typename?: 'SecondStep';
  /** The member's types of factors. Recovery codes are always accepted. */
  kinds: Array<SecondFactorKind>;
  /** Options for the member's passkeys, as in `PasskeyQuestion.options`; null if there are none. */
  options?: Maybe<Scalars['String']['output']>;
};

/** Requests the codes that confirm an email address. */
export type SendEmailCodesInput = {
  /** The new address. */
  email: Scalars['String']['input'];
  /** The transaction password, or a proof of the purpose `DESTINATION` for this address instead. */
  transactionPassword: Scalars['String']['input'];
};

/** The answer to a request for codes. */
export type SendEmailCodesPayload = {
  __typename?: 'SendEmailCodesPayload';
  /** How long the codes are valid, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** Seconds to wait before another request. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** Requests a code to set a new transaction password. */
export type SendTransactionCodeInput = {
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
};

/** The answer to a request for a code. */
export type SendTransactionCodePayload = {
  __typename?: 'SendTransactionCodePayload';
  /** How long the code is valid, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** Seconds to wait before another request. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** One of the member's sessions. */
export type Session = {
  __typename?: 'Session';
  /** The browser's name, such as `Chrome`; null if unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether it is the current session. */
  isCurrent: Scalars['Boolean']['output'];
  /** The network of its address, `203.0.113.0/24` or the /48 of IPv6; null if unknown. */
  network?: Maybe<Scalars['String']['output']>;
  /** When it was last used, to within five minutes. */
  seenAt: Scalars['DateTime']['output'];
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** The operating system or device, such as `Windows` or `iPhone`; null if unknown. */
  system?: Maybe<Scalars['String']['output']>;
};

/** Chooses how operations are confirmed. */
export type SetFactorConfirmsInput = {
  /** True: by a factor instead of the transaction password. False: by the transaction password. */
  enabled: Scalars['Boolean']['input'];
  /** A code or passkey answer, or a recovery code. */
  factorCode: Scalars['String']['input'];
  /** The login password for confirmation. */
  loginPassword: Scalars['String']['input'];
  /** The transaction password, if it is to be replaced. */
  transactionPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Sets how long the member's sessions may stay unused. */
export type SetIdleLimitInput = {
  /** One of the choices, in minutes; null: the site's limit. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
};

/** The answer to a choice. */
export type SetIdleLimitPayload = {
  __typename?: 'SetIdleLimitPayload';
  /** The new limit. */
  idleLimit: IdleLimit;
};

/** Whether profits compound. */
export type SetInsuranceAutoCompoundInput = {
  /** True: profits are added to the packages up to their maximum. False: they are paid in reward credits. */
  autoCompound: Scalars['Boolean']['input'];
};

/** Whether profits now compound. */
export type SetInsuranceAutoCompoundPayload = {
  __typename?: 'SetInsuranceAutoCompoundPayload';
  /** True: profits are added to the packages. False: they are paid in reward credits. */
  autoCompound: Scalars['Boolean']['output'];
};

/** Turns a kind of mail on or off. */
export type SetMailPreferenceInput = {
  /** Whether to send it. */
  isWanted: Scalars['Boolean']['input'];
  /** Which kind. */
  kind: MailKind;
};

/** The result of a mail choice. */
export type SetMailPreferencePayload = {
  __typename?: 'SetMailPreferencePayload';
  /** The kinds that are on; null if the platform sends no mail. */
  mailPreferences?: Maybe<MailPreferences>;
};

/** A month of the member's credits, from one snapshot. */
export type Statement = {
  __typename?: 'Statement';
  /** The three buckets of every credit, in the order of CreditType. */
  balances: Array<StatementBalance>;
  /** First business day of the month, GMT+8. */
  from: Scalars['BusinessDate']['output'];
  /** Whether `records` is complete. A month with more than 500 movements has only totals; `creditRecords` lists them. */
  isComplete: Scalars['Boolean']['output'];
  /** The time of the snapshot. */
  readAt: Scalars['DateTime']['output'];
  /** The movements, newest first; empty if `isComplete` is false. */
  records: Array<CreditRecord>;
  /** Last business day of the month, GMT+8. */
  to: Scalars['BusinessDate']['output'];
};

/** One bucket of a credit over a month: opening + received − paid of all movements = closing, exactly. */
export type StatementBalance = {
  __typename?: 'StatementBalance';
  /** At the last instant of the month, or now for the current month. */
  closing: Scalars['Decimal']['output'];
  /** The credit. */
  coin: CreditType;
  /** Its movements by kind. Records exist only for the available bucket. */
  movements: Array<StatementMovement>;
  /** At the first instant of the month. */
  opening: Scalars['Decimal']['output'];
  /** Available, frozen or locked. */
  state: BalanceState;
};

/** The movements of one kind in a month. */
export type StatementMovement = {
  __typename?: 'StatementMovement';
  /** The number of movements. */
  count: Scalars['Int']['output'];
  /** The total of outgoing amounts, 0 or more. */
  paid: Scalars['Decimal']['output'];
  /** The total of incoming amounts, 0 or more. */
  received: Scalars['Decimal']['output'];
  /** The kind. */
  type: CreditRecordType;
};

/** An identity to verify. */
export type SubmitIdentityInput = {
  /** A photo of its back, different from the front: JPEG, PNG or WebP, at most 5 MB. */
  back: Scalars['Upload']['input'];
  /** A photo of the document's front: JPEG, PNG or WebP, at most 5 MB. */
  front: Scalars['Upload']['input'];
  /**
   * The number of the identity document: 4 to 30 letters and digits. For nationality CN, that of the resident identity
   * card: 18 characters, the last of which is the check digit.
   */
  identityNumber: Scalars['String']['input'];
};

/** A submitted identity. */
export type SubmitIdentityPayload = {
  __typename?: 'SubmitIdentityPayload';
  /** The status of its verification: pending. */
  status: IdentityStatus;
};

/** Contact details of support. Null if the site has none of a kind. */
export type Support = {
  __typename?: 'Support';
  /** An email address. */
  email?: Maybe<Scalars['String']['output']>;
  /**
   * URL of a help desk, with https. The subject of a message (a receipt number or request ID) replaces `{receipt}` in the
   * URL, or else goes into its query parameter `receipt`.
   */
  url?: Maybe<Scalars['String']['output']>;
};

/** A bank account of the platform for deposits. */
export type SystemBankAccount = {
  __typename?: 'SystemBankAccount';
  /** The account holder. */
  accountName: Scalars['String']['output'];
  /** Account number or IBAN. */
  accountNumber: Scalars['String']['output'];
  /** SWIFT or routing code; null if none is needed. */
  bankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** The channel it belongs to. Null if the platform does not return it. */
  channelId?: Maybe<Scalars['ID']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
};

/** The member's position in the network. */
export type Team = {
  __typename?: 'Team';
  /** Members invited by this one. Null if the platform does not return it. */
  directMembers?: Maybe<Scalars['Int']['output']>;
  /** The requirements of the ranks, lowest first. */
  ladder: Array<RankRequirement>;
  /** The member's rank, -1 (player) to 7 (three star). Null if the platform does not return it. */
  level?: Maybe<Scalars['Int']['output']>;
  /** Members invited by this one who count for ranks. Null if the platform does not return it. */
  qualifiedDirectMembers?: Maybe<Scalars['Int']['output']>;
  /** All members below this one who count for ranks. Null if the platform does not return it. */
  qualifiedTeamMembers?: Maybe<Scalars['Int']['output']>;
  /** Whether only members with a verified identity count for ranks. Null if the platform does not return it. */
  qualifyingNeedsIdentity?: Maybe<Scalars['Boolean']['output']>;
  /**
   * A member counts for ranks once their purchases with new value reach this amount. Null if the platform does not return
   * it.
   */
  qualifyingValue?: Maybe<Scalars['Decimal']['output']>;
  /** The referral ID for joining below this member. Null if the platform does not return it. */
  referralId?: Maybe<Scalars['String']['output']>;
  /** All members below this one, in every generation. Null if the platform does not return it. */
  teamMembers?: Maybe<Scalars['Int']['output']>;
};

/** A member of the caller's team. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** Members invited by this one. Null if the platform does not return it. */
  directMembers?: Maybe<Scalars['Int']['output']>;
  /**
   * 1 for members whom the caller invited, 2 for those whom these invited, and so on. Null if the platform does not return
   * it.
   */
  generation?: Maybe<Scalars['Int']['output']>;
  /** The member's ID. */
  id: Scalars['ID']['output'];
  /** When the member registered. Null if the platform does not return it. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member's rank, -1 (player) to 7 (three star). Null if the platform does not return it. */
  level?: Maybe<Scalars['Int']['output']>;
  /** All members below this one, in every generation. Null if the platform does not return it. */
  teamMembers?: Maybe<Scalars['Int']['output']>;
  /** The member's user name. */
  userName: Scalars['String']['output'];
};

/** A page of team members. */
export type TeamMemberConnection = {
  __typename?: 'TeamMemberConnection';
  /** The members of this page. */
  edges: Array<TeamMemberEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A team member and their cursor. */
export type TeamMemberEdge = {
  __typename?: 'TeamMemberEdge';
  /** Pass it as `after` to continue after this member. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: TeamMember;
};

/** The sort order of members. */
export type TeamSort =
  /** Newest members first. */
  | 'JOINED'
  /** Largest teams first, by sizes from some seconds ago. */
  | 'SIZE';

/** A transfer between two members. */
export type Transfer = {
  __typename?: 'Transfer';
  /** The amount that the recipient gets; null if the platform does not return it. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The sender's payment, including the fee. Never signed; see `direction`. */
  amount: Scalars['Decimal']['output'];
  /** The credit. */
  coin: CreditType;
  /** User name of the other member. */
  counterparty: Scalars['String']['output'];
  /** The direction. */
  direction: TransferDirection;
  /** The platform's fee; null if the platform does not return it. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The sender's note; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** When the credits moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** Receipt number, the same for both members. */
  receiptNumber: Scalars['String']['output'];
  /** Its status; null if the platform does not return it. */
  status?: Maybe<TransferStatus>;
  /** The ledger's transaction number. */
  transactionNumber: Scalars['String']['output'];
};

/** The current rules of the member's transfers. */
export type TransferConfig = {
  __typename?: 'TransferConfig';
  /** One rule per transferable credit. */
  rules: Array<TransferRule>;
};

/** A page of transfers, newest first. */
export type TransferConnection = {
  __typename?: 'TransferConnection';
  /** The transfers of this page. */
  edges: Array<TransferEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** The direction of a transfer, seen by the signed-in member. */
export type TransferDirection =
  /** From another member to this one. */
  | 'INCOMING'
  /** From this member to another. */
  | 'OUTGOING';

/** A transfer and its cursor. */
export type TransferEdge = {
  __typename?: 'TransferEdge';
  /** Pass it as `after` to continue after this transfer. */
  cursor: Scalars['String']['output'];
  /** The transfer. */
  node: Transfer;
};

/** A transfer to make. */
export type TransferInput = {
  /** The sender's payment, including the fee. */
  amount: Scalars['Decimal']['input'];
  /** The credit to move. */
  coin: CreditType;
  /**
   * Idempotency key, generated once per intended transfer: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it moves credits only once, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** A note for both members, at most 100 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** User name of the recipient, in upper or lower case. */
  toUserName: Scalars['String']['input'];
  /** The sender's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A PIN code to transfer. */
export type TransferMatchingCodeInput = {
  /** The ID of a pending code of the member. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended transfer: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it moves the code only once, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** User name of the recipient, in upper or lower case. */
  toUserName: Scalars['String']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A transfer that was made. */
export type TransferPayload = {
  __typename?: 'TransferPayload';
  /** The transfer; null if the platform confirms it without returning it. */
  transfer?: Maybe<Transfer>;
};

/** Rules for transferring one credit. */
export type TransferRule = {
  __typename?: 'TransferRule';
  /** The credit that can be transferred. */
  coin: CreditType;
  /**
   * Fee as a fraction of the amount, `0.01` is 1 %, deducted from what the recipient gets. Null if the platform does not
   * return it.
   */
  feeRate?: Maybe<Scalars['Decimal']['output']>;
  /** Maximum amount of one transfer, in this credit; null if the platform does not return it. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum amount of one transfer, in this credit; null if the platform does not return it. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** The amount must be a multiple of this; null: any amount. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
};

/** The status of a transfer. Transfers settle immediately. */
export type TransferStatus =
  /** The credits were received. */
  | 'COMPLETED'
  /** An operator reversed the transfer. Its records contain the reason. */
  | 'REVERSED';

/** A transfer to make. */
export type TransferToGameInput = {
  /** How many game credits. */
  amount: Scalars['Decimal']['input'];
  /**
   * Idempotency key, generated once per intended transfer: 16 to 64 letters, digits and dashes, such as a UUID. The same
   * input with the same key moves credits once and returns the same answer; another input is refused.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A transfer that was made. */
export type TransferToGamePayload = {
  __typename?: 'TransferToGamePayload';
  /** The transfer; null if the platform confirms it without returning it. */
  transfer?: Maybe<GameTransfer>;
};

/** A bank account to change. Existing orders keep their details. */
export type UpdateBankAccountInput = {
  /** The account holder, at most 80 characters. */
  accountName: Scalars['String']['input'];
  /** 5 to 34 letters and digits; spaces and dashes are removed. */
  accountNumber: Scalars['String']['input'];
  /** Name of the bank, at most 80 characters. */
  bankName: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A wallet address to change. Existing orders keep their details. */
export type UpdateWalletAddressInput = {
  /** The address. */
  address: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** A label, at most 40 characters; null removes it. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** As for a new address. */
  lookAlikeAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The network. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An entrust package to upgrade. */
export type UpgradeEntrustInput = {
  /** The price difference shown to the member. If a package has changed, the upgrade is refused with the new terms. */
  amount: Scalars['Decimal']['input'];
  /** The new daily profit shown to the member, as a fraction. */
  dailyRatio: Scalars['Decimal']['input'];
  /** Which package of the member. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended upgrade: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it upgrades only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The next larger package of the catalogue. */
  offerId: Scalars['ID']['input'];
  /** The new term shown to the member, in days. */
  termDays: Scalars['Int']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An insurance package to upgrade. */
export type UpgradeInsurancePackageInput = {
  /** The price difference shown to the member. If it has changed, the upgrade is refused with the new one. */
  amount: Scalars['Decimal']['input'];
  /** Which of the member's packages. */
  contractId: Scalars['ID']['input'];
  /**
   * Idempotency key, generated once per intended upgrade: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it upgrades only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The target package, with a higher price. */
  packageId: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A picture uploaded by the member, re-encoded without camera metadata. Visible only to the member who uploaded it. */
export type UploadedImage = {
  __typename?: 'UploadedImage';
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** The picture as a `data:image/webp;base64,` URL. */
  image: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** The usual duration of reviews of a kind. */
export type UsualReviewTime = {
  __typename?: 'UsualReviewTime';
  /** Which reviews. */
  kind: ReviewKind;
  /** The median of the last 30 days, in seconds. */
  seconds: Scalars['Int']['output'];
};

/** What visitors must provide to sign in and to register, as configured for the site. */
export type VisitorRules = {
  __typename?: 'VisitorRules';
  /** Whether registration requires an email address. */
  registrationNeedsEmail: Scalars['Boolean']['output'];
  /** Whether every sign-in with a password needs a captcha, or only those after failures. */
  signInNeedsCaptcha: Scalars['Boolean']['output'];
};

/** A wallet address of the member, to which credits can be paid out. */
export type WalletAddress = {
  __typename?: 'WalletAddress';
  /** The address; on BEP20 and ERC20 with the checksum of EIP-55. */
  address: Scalars['String']['output'];
  /** When it was added or its payment details last changed. Null if unknown. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. Null if the platform does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether the network confirmed that it is not a smart contract; false if the network could not be asked, as on TRC20. */
  isLookedUp: Scalars['Boolean']['output'];
  /** The member's label; null if there is none. */
  label?: Maybe<Scalars['String']['output']>;
  /** The network. */
  network: WalletNetwork;
  /** When it becomes usable, some time after it was added or changed; null if it already is. */
  usableAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The current state of a wallet address. */
export type WalletAddressPayload = {
  __typename?: 'WalletAddressPayload';
  /** The address; null if the platform confirms it without returning it. */
  walletAddress?: Maybe<WalletAddress>;
};

/** A blockchain on which USDT moves. */
export type WalletNetwork =
  /** BNB Smart Chain. Addresses are 0x and 40 hexadecimal digits. */
  | 'BEP20'
  /** Ethereum. Addresses are 0x and 40 hexadecimal digits, like those of BEP20, so the network must be chosen carefully. */
  | 'ERC20'
  /** TRON. Addresses begin with T and have 34 characters. */
  | 'TRC20';

/** A withdrawal of the member. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** The account holder; null on-chain. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** Account number at the time of the order; null on-chain. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** The amount paid out, in USDT or US dollars. Null if the platform does not return it. */
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The destination address at the time of the order; null at a bank. */
  address?: Maybe<Scalars['String']['output']>;
  /** The amount debited, including the fee, in withdraw credits. */
  amount: Scalars['Decimal']['output'];
  /** Name of the bank; null on-chain. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** Whether the member can cancel it with `cancelWithdrawal`: while it is pending review, if the platform supports that. */
  canCancel: Scalars['Boolean']['output'];
  /** The credit that is withdrawn. */
  coin: CreditType;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Whether it uses up its business day if it is rejected or cancelled before approval; once it has ended, whether it did.
   * A setting of the site.
   */
  endedCounts: Scalars['Boolean']['output'];
  /** The business day of the expected approval and payment, GMT+8. Null if the platform does not return it. */
  expectedOn?: Maybe<Scalars['BusinessDate']['output']>;
  /** The total fee including the network fee, in withdraw credits. */
  fee: Scalars['Decimal']['output'];
  /** Transaction hash of the payment; null before it, and at a bank. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** On-chain or bank. */
  method: PaymentMethod;
  /** The network; null at a bank. */
  network?: Maybe<WalletNetwork>;
  /** The network fee, in withdraw credits; 0 at a bank. Null if the platform does not return it. */
  networkFee?: Maybe<Scalars['Decimal']['output']>;
  /** Why it was rejected, failed, was cancelled by the platform or is being investigated; otherwise null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt number of the withdrawal. */
  receiptNumber: Scalars['String']['output'];
  /** Its status. */
  status: WithdrawalStatus;
  /** All states so far, oldest first. */
  steps: Array<WithdrawalStep>;
  /** Transaction number of the freeze. */
  transactionNumber: Scalars['String']['output'];
};

/** The current rules of the member's withdrawals. */
export type WithdrawalConfig = {
  __typename?: 'WithdrawalConfig';
  /** The credit that is withdrawn. */
  coin: CreditType;
  /**
   * The earliest business day on which a withdrawal made now is approved and paid: the next one (T+1), GMT+8. Null if the
   * platform does not return it.
   */
  expectedOn?: Maybe<Scalars['BusinessDate']['output']>;
  /** When the member can withdraw next (00:00 GMT+8 of a business day); null if now. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** One rule per network, then the bank's. */
  rules: Array<WithdrawalRule>;
};

/** A page of withdrawals, newest first. */
export type WithdrawalConnection = {
  __typename?: 'WithdrawalConnection';
  /** The withdrawals of this page. */
  edges: Array<WithdrawalEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A withdrawal and its cursor. */
export type WithdrawalEdge = {
  __typename?: 'WithdrawalEdge';
  /** Pass it as `after` to continue after this withdrawal. */
  cursor: Scalars['String']['output'];
  /** The withdrawal. */
  node: Withdrawal;
};

/** Which withdrawals to list. Omitted fields match all. */
export type WithdrawalFilter = {
  /** Only the withdrawal made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only on-chain or only bank. */
  method?: InputMaybe<PaymentMethod>;
  /** Only this network; on-chain. */
  network?: InputMaybe<WalletNetwork>;
  /** Only this state. */
  status?: InputMaybe<WithdrawalStatus>;
};

/** A submitted or cancelled withdrawal. */
export type WithdrawalPayload = {
  __typename?: 'WithdrawalPayload';
  /** The withdrawal; null if the platform confirms it without returning it. */
  withdrawal?: Maybe<Withdrawal>;
};

/** The rules of withdrawals on one network or through a bank. */
export type WithdrawalRule = {
  __typename?: 'WithdrawalRule';
  /**
   * Fixed part of the fee, in credits; on-chain it is the network fee. The total fee is this plus `feeRate` of the amount,
   * rounded up to eight decimals (by bank to two), and is deducted from the payment. Null if the platform does not return
   * it.
   */
  feeFixed?: Maybe<Scalars['Decimal']['output']>;
  /** Part of the fee as a fraction of the amount, `0.01` is 1 %. Null if the platform does not return it. */
  feeRate?: Maybe<Scalars['Decimal']['output']>;
  /** Maximum amount of one withdrawal, in withdraw credits. Null if the platform does not return it. */
  maximum?: Maybe<Scalars['Decimal']['output']>;
  /** On-chain or bank. */
  method: PaymentMethod;
  /** Minimum amount of one withdrawal, in withdraw credits. Null if the platform does not return it. */
  minimum?: Maybe<Scalars['Decimal']['output']>;
  /** The amount must be a multiple of this. Null if the platform does not return it. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
  /** The network; null for a bank. */
  network?: Maybe<WalletNetwork>;
};

/** The status of a withdrawal. */
export type WithdrawalStatus =
  /** Approved on or after the expected day; payment is next. */
  | 'APPROVED'
  /** Cancelled by the member or the platform before payment. The credits were returned. */
  | 'CANCELLED'
  /** The payment failed. The credits were returned. */
  | 'FAILED'
  /** Paid but not received; the platform is investigating. The credits stay frozen. */
  | 'NOT_RECEIVED'
  /** Due and waiting for payment. */
  | 'PAYABLE'
  /** Handed over for payment, not started. */
  | 'PENDING'
  /** Submitted and under review; an approval is shown from the expected day on. The credits are frozen. */
  | 'PENDING_REVIEW'
  /** Rejected for the given reason. The credits were returned. */
  | 'REJECTED'
  /** Paid. */
  | 'SUCCESS'
  /** Payment in progress over the chain or through the bank. */
  | 'WITHDRAWING';

/** One step of a withdrawal. */
export type WithdrawalStep = {
  __typename?: 'WithdrawalStep';
  /** When it was played. */
  at: Scalars['DateTime']['output'];
  /** The explanation; null if there is none. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The new status. */
  status: WithdrawalStatus;
};
