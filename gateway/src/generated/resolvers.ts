import type { UploadedFile } from '../uploads/uploaded-file.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** A JSON object, such as the `input` of another operation. */
  JSONObject: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /**
   * A file of a multipart request (GraphQL multipart request specification): a JPEG, PNG or WebP picture, told by its
   * content, of at most 5 MB. The operation has null in its place, and a part of the request brings it (docs/graphql.md).
   */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

/** Accepts the terms that the member was shown. */
export type AcceptAgreementInput = {
  /** ID of those terms: the first of `media(kind: TERMS)`. Other terms than those in force are refused. */
  termsId: Scalars['ID']['input'];
};

/** The answer to accepting the terms. */
export type AcceptAgreementPayload = {
  __typename?: 'AcceptAgreementPayload';
  /** The member, with `agreementAccepted` true. */
  member: Member;
};

/** A PIN code to activate: named by its ID, or by the code. */
export type ActivateMatchingCodeInput = {
  /** A code of the member, as typed: in either case, with or without dashes; leave it out where `id` is given. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The ID of a code of the member; leave it out where `code` is given. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Made by the client once for each activation the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it activates once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** Adds the authenticator app that was prepared. */
export type AddAuthenticatorAppInput = {
  /** The code that the app shows. */
  factorCode: Scalars['String']['input'];
  /** The member's name for it, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** A bank account to add. */
export type AddBankAccountInput = {
  /** Whose account it is, at most 80 characters. */
  accountName: Scalars['String']['input'];
  /** 5 to 34 letters and digits; spaces and dashes are left out. */
  accountNumber: Scalars['String']['input'];
  /** Name of the bank, at most 80 characters. */
  bankName: Scalars['String']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** Adds the passkey that was made. */
export type AddPasskeyInput = {
  /** The new credential as JSON: what its `toJSON()` gives. */
  answer: Scalars['String']['input'];
  /** The member's name for it, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** A wallet address to add. */
export type AddWalletAddressInput = {
  /** The address. Where it is in mixed case its checksum must be right (EIP-55, base58check). */
  address: Scalars['String']['input'];
  /** A name for it, at most 40 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /**
   * True when the member was told that the address begins and ends like a saved one and is another all the same;
   * without it such an address is refused.
   */
  lookAlikeAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The network it is used on. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An application for a commitment package. */
export type ApplyForCommitmentInput = {
  /** The ID of the commitment package. A member has one application for it that is pending or approved. */
  commitmentId: Scalars['ID']['input'];
  /** The member's statement of commitment: 1 to 500 characters, which an operator reads. */
  statement: Scalars['String']['input'];
};

/** Asks the member's passkeys. */
export type AskPasskeyInput = {
  /** The operation that they confirm; null for a change of the member's factors. */
  operation?: InputMaybe<ConfirmedOperationInput>;
};

/** Asks for the second step of a sign-in. */
export type AskSecondStepInput = {
  /** `extensions.challenge` of the refused `login`. */
  challenge: Scalars['String']['input'];
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

/** A bank account of the member, for withdrawals. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** Whose account it is. */
  accountName: Scalars['String']['output'];
  /** Account number or IBAN, without spaces. Shown to its owner alone. */
  accountNumber: Scalars['String']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** When it was added or last changed; a new name alone is no change. Null where that is not known. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** From when on it can be paid to, which is a while after it was added or changed; null where it does not wait. */
  usableAt: Maybe<Scalars['DateTime']['output']>;
};

/** A bank account as it now is. */
export type BankAccountPayload = {
  __typename?: 'BankAccountPayload';
  /** The account. */
  bankAccount: BankAccount;
};

/** A bank deposit that the member has sent. */
export type BankDepositInput = {
  /** What was sent, in US dollars. */
  amount: Scalars['Decimal']['input'];
  /** The platform's account it was sent to; one of the channel. */
  bankAccountId: Scalars['ID']['input'];
  /** The channel. */
  channelId: Scalars['ID']['input'];
  /**
   * Made by the client once for each deposit the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one deposit, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The rate the member was shown; when it has changed, the deposit is refused and the new one told. */
  rate: Scalars['Decimal']['input'];
  /** A picture of the receipt: JPEG, PNG or WebP, at most 5 MB. */
  receiptImage: Scalars['Upload']['input'];
  /** The bank's receipt number, with its separators. A member reports a payment once, and a payment is credited once. */
  reference: Scalars['String']['input'];
};

/** A withdrawal to one of the member's bank accounts. */
export type BankWithdrawalInput = {
  /** What leaves the member's credit, the fee included; in withdraw credits. */
  amount: Scalars['Decimal']['input'];
  /** Which of the member's bank accounts. */
  bankAccountId: Scalars['ID']['input'];
  /** The fee the member was shown; when it has changed, the withdrawal is refused and the new one told. */
  fee: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each withdrawal the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one withdrawal, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A wallet address to bind. */
export type BindGameWalletInput = {
  /** A BEP20 address of the member's own wallet. Contracts and the platform's own addresses are refused. */
  address: Scalars['String']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An entrust package to buy. */
export type BuyEntrustInput = {
  /** What the member was shown to pay; when the package has changed, the purchase is refused and the new terms told. */
  amount: Scalars['Decimal']['input'];
  /** The daily profit that the member was shown, as a fraction. */
  dailyRatio: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys one package, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Which package of the catalogue. */
  offerId: Scalars['ID']['input'];
  /** The term in days that the member was shown. */
  termDays: Scalars['Int']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An insurance package to buy. */
export type BuyInsurancePackageInput = {
  /** The price that the member was shown; when it has changed, the purchase is refused and the new one told. */
  amount: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Which package. */
  packageId: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** PIN codes to buy. */
export type BuyMatchingCodesInput = {
  /** The price of all together that the member was shown, in insurance credits; refused when it has changed. */
  amount: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The ID of an insurance package of the catalogue. */
  packageId: Scalars['ID']['input'];
  /** How many: 1 to 20. */
  quantity: Scalars['Int']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An offer to buy. */
export type BuyOtcInput = {
  /** The amount that the member was shown, in USDT_POINT; refused when the offer says otherwise. */
  amount: Scalars['Decimal']['input'];
  /** Which offer. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The price that the member was shown, in CASH_POINT for one USDT_POINT; refused when the offer says otherwise. */
  price: Scalars['Decimal']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A convert order to cancel. */
export type CancelConvertInput = {
  /** Which order. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each cancellation the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it cancels once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** An offer to cancel. */
export type CancelOtcInput = {
  /** Which offer. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each cancellation the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it cancels once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** A withdrawal to cancel. */
export type CancelWithdrawalInput = {
  /** Which withdrawal. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each cancellation the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it cancels once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
};

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

/** Credits to bring back. */
export type CashOutOfHashKingdomInput = {
  /** How much, in game credits. */
  amount: Scalars['Decimal']['input'];
  /** Made by the client once for each order, 16 to 64 letters, digits and dashes. The same order with the same key moves credits once. */
  key: Scalars['String']['input'];
  /** The session of the game. */
  session: Scalars['String']['input'];
};

/** Credits that were brought back. */
export type CashOutOfHashKingdomPayload = {
  __typename?: 'CashOutOfHashKingdomPayload';
  /** What the player sees afterwards. */
  kingdom: HashKingdom;
  /** Receipt number of the movement in the portal. */
  receiptNumber: Scalars['String']['output'];
};

/** What the platform found on the chain under the transaction hash of a deposit. */
export type ChainCheck =
  /** The transaction sent this amount or more to the member's address. */
  | 'CONFIRMED'
  /** The transaction failed, went to another address, or sent another amount. */
  | 'MISMATCH'
  /** Nothing was looked up: no hash was given, or this network is not checked. */
  | 'NOT_CHECKED'
  /** There is no such transaction. */
  | 'NOT_FOUND'
  /** Waits for its turn, or the chain did not answer yet. */
  | 'WAITING';

/** Gives the member an email address. */
export type ChangeEmailInput = {
  /** The code from the new address, in upper or lower case, with or without the dashes. */
  code: Scalars['String']['input'];
  /** The code from the address so far; null where there is none. */
  currentCode?: InputMaybe<Scalars['String']['input']>;
  /** The new address, to which a code was mailed. */
  email: Scalars['String']['input'];
};

/** The answer to a change of the email address. */
export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  /** The new address, with its middle hidden. */
  maskedEmail: Scalars['String']['output'];
  /** Until when nothing can be withdrawn or sent to other members; null where there was no address before. */
  payoutsClosedUntil: Maybe<Scalars['DateTime']['output']>;
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
  /** The login password, to prove that the request is the member's own. */
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

/** A claim of the member: for the loss of one insured trade, paid in cash credits once it is approved. */
export type Claim = {
  __typename?: 'Claim';
  /** What the premium covers of the loss, which is or will be paid in cash credits one for one. */
  amount: Scalars['Decimal']['output'];
  /** The ID of the insurance package. */
  contractId: Scalars['ID']['output'];
  /** When it was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** The business day of the trade (GMT+8), `2026-11-21`. */
  date: Scalars['String']['output'];
  /** When it was decided; null while it is pending. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** The order: which trade of the round it is, 1 to 6. */
  number: Scalars['Int']['output'];
  /** The round of the package: 1 or 2. */
  position: Scalars['Int']['output'];
  /** Why it was rejected; null unless it was. */
  reason: Maybe<Scalars['String']['output']>;
  /** Receipt number: names the claim at the platform; the record of its payment shares it. */
  receiptNumber: Scalars['String']['output'];
  /** The ID of the premium, which is that of the round. */
  roundId: Scalars['ID']['output'];
  /** How far it has come. */
  status: ClaimStatus;
  /** The ID of the trade. */
  tradeId: Scalars['ID']['output'];
  /** The ledger's number of the payment; null before approval. */
  transactionNumber: Maybe<Scalars['String']['output']>;
};

/** A free package to claim. */
export type ClaimCommitmentInput = {
  /** The ID of an approved application of the member. */
  applicationId: Scalars['ID']['input'];
  /**
   * Made by the client once for each claim the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it claims once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
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
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A claim and its cursor. */
export type ClaimEdge = {
  __typename?: 'ClaimEdge';
  /** Give it as `after` to go on behind this claim. */
  cursor: Scalars['String']['output'];
  /** The claim. */
  node: Claim;
};

/** Which claims to list. Everything left out means all. */
export type ClaimFilter = {
  /** Only the claim made with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<ClaimStatus>;
};

/** A trade of an insured round, as the order that it can be claimed under. */
export type ClaimOrder = {
  __typename?: 'ClaimOrder';
  /** Of a loss, the part that the premium covers and a claim pays; null without a loss, and where the platform does not say. */
  covered: Maybe<Scalars['Decimal']['output']>;
  /** The business day of the trade (GMT+8), `2026-11-21`. */
  date: Scalars['String']['output'];
  /** The order: which trade of the round it is, 1 to 6. */
  number: Scalars['Int']['output'];
  /** Why that claim was rejected. */
  reason: Maybe<Scalars['String']['output']>;
  /** The receipt number of that claim. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** What the day brought, in insurance credits; negative for a loss. Only a loss can be claimed. */
  result: Scalars['Decimal']['output'];
  /** How far its newest claim has come; null while it has none. A rejected one leaves it open to another. */
  status: Maybe<ClaimStatus>;
  /** The ID of the trade. */
  tradeId: Scalars['ID']['output'];
  /** Whether the package was locked all day. Only a valid trade can be claimed. */
  valid: Scalars['Boolean']['output'];
};

/** The trades that a premium insures: up to six, one each business day. */
export type ClaimRound = {
  __typename?: 'ClaimRound';
  /** The ID of the insurance package. */
  contractId: Scalars['ID']['output'];
  /** When the premium was paid or issued. It insures the days after this one. */
  createdAt: Scalars['DateTime']['output'];
  /** The ID of the premium. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** When the next trade of the package is posted; null once the package has ended. */
  nextTradeAt: Maybe<Scalars['DateTime']['output']>;
  /** The trades so far, in their order. */
  orders: Array<ClaimOrder>;
  /** The round of the package: 1 or 2. */
  position: Scalars['Int']['output'];
  /** The receipt number of the premium. */
  receiptNumber: Scalars['String']['output'];
};

/** A page of insured rounds, newest first. */
export type ClaimRoundConnection = {
  __typename?: 'ClaimRoundConnection';
  /** The rounds of this page. */
  edges: Array<ClaimRoundEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A round and its cursor. */
export type ClaimRoundEdge = {
  __typename?: 'ClaimRoundEdge';
  /** Give it as `after` to go on behind this round. */
  cursor: Scalars['String']['output'];
  /** The round. */
  node: ClaimRound;
};

/** How far a claim has come. */
export type ClaimStatus =
  /** It is paid, in cash credits. */
  | 'APPROVED'
  /** Sent in; the platform looks at its screenshot. */
  | 'PENDING_REVIEW'
  /** It was not paid; the reason says why. The same trade can be claimed again. */
  | 'REJECTED';

/** Names of a credit. */
export type Coin = {
  __typename?: 'Coin';
  /** Its name in Chinese. */
  chineseName: Scalars['String']['output'];
  /** The credit. */
  coin: CreditType;
  /** Its short name: `CASH`. The portal shows it behind amounts where it is another than the specification's; other units are in the member's language. */
  shortName: Scalars['String']['output'];
};

/** A commitment package, as the member can have it. */
export type Commitment = {
  __typename?: 'Commitment';
  /** What is in that insurance package, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** The member's newest application for it; null where there is none. */
  application: Maybe<CommitmentApplication>;
  /** Why the member cannot apply now; null where they can. */
  applyObstacle: Maybe<CommitmentApplyObstacle>;
  /** Why the member cannot claim the free package now; null where they can. */
  claimObstacle: Maybe<CommitmentClaimObstacle>;
  /** How many days its contract runs. */
  contractDays: Scalars['Int']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** How it is given. */
  kind: CommitmentKind;
  /** The least rank level of a member who can apply and claim, -1 to 7. */
  minLevel: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The name of the insurance package that is given free. */
  packageName: Scalars['String']['output'];
};

/** An application of the member for a commitment package. */
export type CommitmentApplication = {
  __typename?: 'CommitmentApplication';
  /** When the free package was claimed; null until it is. */
  claimedAt: Maybe<Scalars['DateTime']['output']>;
  /** The ID of the commitment package. */
  commitmentId: Scalars['ID']['output'];
  /** The ID of the insurance package that was claimed; null until it is. */
  contractId: Maybe<Scalars['ID']['output']>;
  /** When it was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null while it is pending. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the commitment package. */
  name: Scalars['String']['output'];
  /** Why it was rejected; null unless it was. */
  reason: Maybe<Scalars['String']['output']>;
  /** Receipt number: names the application at the platform. */
  receiptNumber: Scalars['String']['output'];
  /** The member's statement of commitment, at most 500 characters. */
  statement: Scalars['String']['output'];
  /** How far it has come. */
  status: CommitmentStatus;
};

/** A page of applications, newest first. */
export type CommitmentApplicationConnection = {
  __typename?: 'CommitmentApplicationConnection';
  /** The applications of this page. */
  edges: Array<CommitmentApplicationEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** An application and its cursor. */
export type CommitmentApplicationEdge = {
  __typename?: 'CommitmentApplicationEdge';
  /** Give it as `after` to go on behind this application. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: CommitmentApplication;
};

/** Which applications to list. Everything left out means all. */
export type CommitmentApplicationFilter = {
  /** Only the one whose free package was claimed with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<CommitmentStatus>;
};

/** Why a member cannot apply for a commitment package now. */
export type CommitmentApplyObstacle =
  /** An application of the member is approved. */
  | 'APPROVED'
  /** It is not offered at the moment. */
  | 'CLOSED'
  /** The member's rank is too low. */
  | 'LEVEL'
  /** An application of the member waits for review. */
  | 'PENDING';

/** Why a member cannot claim the free insurance package of a commitment now. */
export type CommitmentClaimObstacle =
  /** It was claimed. */
  | 'CLAIMED'
  /** The member's rank is too low. */
  | 'LEVEL'
  /** The member has not applied for it. */
  | 'NOT_APPLIED'
  /** The application is not approved. */
  | 'NOT_APPROVED'
  /** A free insurance package of the member is running. */
  | 'RUNNING';

/** How the free insurance package of a commitment is given. */
export type CommitmentKind =
  /** The member's own, as if it was bought. */
  | 'SPECIAL'
  /** It goes back when its contract is over; its profits are the member's. */
  | 'TRIAL';

/** What became of an application. */
export type CommitmentPayload = {
  __typename?: 'CommitmentPayload';
  /** The application. */
  application: CommitmentApplication;
};

/** How far an application for a commitment package has come. */
export type CommitmentStatus =
  /** The free package can be claimed, once. */
  | 'APPROVED'
  /** Sent in; the platform reads its statement. */
  | 'PENDING_REVIEW'
  /** The reason says why. The member can apply again. */
  | 'REJECTED';

/** The second step of a sign-in. */
export type CompleteLoginInput = {
  /** `extensions.challenge` of the refused `login`. Good for five minutes and five codes. */
  challenge: Scalars['String']['input'];
  /** A code or an answer of a factor, or a recovery code. */
  factorCode: Scalars['String']['input'];
};

/**
 * An operation that the member confirms by a factor before it is sent. The proof is bound to the operation and its whole input:
 * whatever is sent with another input is refused.
 */
export type ConfirmedOperationInput = {
  /** The mutation's `input`, as it is sent afterwards; its `transactionPassword` does not count and can be left out. */
  input: Scalars['JSONObject']['input'];
  /** The name of the mutation: one whose `input` has a `transactionPassword`, such as `transfer`. */
  name: Scalars['String']['input'];
};

/** What holds for converts now. */
export type ConvertConfig = {
  __typename?: 'ConvertConfig';
  /** How long an order can be cancelled before it settles, in seconds. */
  cancelSeconds: Scalars['Int']['output'];
  /** The pairs, in the order they are offered. */
  pairs: Array<ConvertPair>;
};

/** A convert to make. */
export type ConvertInput = {
  /** What the member was shown to get; when rate or fee have changed, the convert is refused and the new figure told. */
  actualAmount: Scalars['Decimal']['input'];
  /** What is given, the fee included. */
  amount: Scalars['Decimal']['input'];
  /** The credit to give. */
  from: CreditType;
  /**
   * Made by the client once for each convert the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one order, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The credit to get. */
  to: CreditType;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A convert order of the member. */
export type ConvertOrder = {
  __typename?: 'ConvertOrder';
  /** What is got: (`amount` - `fee`) × `rate`, cut at eight decimals. */
  actualAmount: Scalars['Decimal']['output'];
  /** What is given, the fee included. */
  amount: Scalars['Decimal']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it settled or was cancelled; null while it is pending. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The platform's part of it, in the credit given. */
  fee: Scalars['Decimal']['output'];
  /** The credit that is given. */
  from: CreditType;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The rate it was made at. */
  rate: Scalars['Decimal']['output'];
  /** Receipt number: names the order at the platform. */
  receiptNumber: Scalars['String']['output'];
  /** When it settles; until then it can be cancelled. */
  settlesAt: Scalars['DateTime']['output'];
  /** How far it has come. */
  status: ConvertStatus;
  /** The credit that is got. */
  to: CreditType;
  /** The ledger's number of the freezing. */
  transactionNumber: Scalars['String']['output'];
};

/** A page of convert orders, newest first. */
export type ConvertOrderConnection = {
  __typename?: 'ConvertOrderConnection';
  /** The orders of this page. */
  edges: Array<ConvertOrderEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A convert order and its cursor. */
export type ConvertOrderEdge = {
  __typename?: 'ConvertOrderEdge';
  /** Give it as `after` to go on behind this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: ConvertOrder;
};

/** Which convert orders to list. Everything left out means all. */
export type ConvertOrderFilter = {
  /** Only orders that give or get this credit. */
  coin?: InputMaybe<CreditType>;
  /** Only the order made with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<ConvertStatus>;
};

/** Two credits of which the first can become the second. */
export type ConvertPair = {
  __typename?: 'ConvertPair';
  /** Fee as a fraction of what is given, `0.01` is 1 %, rounded up at eight decimals. */
  feeRate: Scalars['Decimal']['output'];
  /** The credit that is given. */
  from: CreditType;
  /** Largest amount given in one convert. */
  maximum: Scalars['Decimal']['output'];
  /** Least amount given in one convert. */
  minimum: Scalars['Decimal']['output'];
  /** The amount given must be a multiple of this. */
  multiple: Scalars['Decimal']['output'];
  /** How much of `to` one of `from` becomes. */
  rate: Scalars['Decimal']['output'];
  /** The credit that is got. */
  to: CreditType;
};

/** A convert order as it now is. */
export type ConvertPayload = {
  __typename?: 'ConvertPayload';
  /** The order. */
  order: ConvertOrder;
};

/** How far a convert order has come. */
export type ConvertStatus =
  /** The member cancelled it; the credits came back. */
  | 'CANCELLED'
  /** The credits got have arrived. */
  | 'COMPLETED'
  /** The credits given are frozen; it can be cancelled until it settles. */
  | 'PENDING';

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
  actualAmount: Maybe<Scalars['Decimal']['output']>;
  /** Signed: what came in is positive, what went out negative. */
  amount: Scalars['Decimal']['output'];
  /** What was left in that bucket afterwards. */
  balanceAfter: Scalars['Decimal']['output'];
  /** The credit that moved. */
  coin: CreditType;
  /** The other member of a transfer; null for movements with the platform. */
  counterparty: Maybe<Scalars['String']['output']>;
  /** The fee of the order; null where it has none. */
  fee: Maybe<Scalars['Decimal']['output']>;
  /** Transaction hash on its chain; null where there is none. */
  hash: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether it gave back what an order took that came to nothing, such as a withdrawal that was cancelled. */
  isReturn: Scalars['Boolean']['output'];
  /** The chain of `hash`; null where there is none. */
  network: Maybe<WalletNetwork>;
  /** When it moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** What was said about it: a transfer's note, a reason given in review. */
  reason: Maybe<Scalars['String']['output']>;
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
  /** Only those that are found by a text. Answered with `NOT_IMPLEMENTED` where `portal.extensions` has no `searchRecords`. */
  search?: InputMaybe<CreditRecordSearch>;
  /** Last business day, GMT+8, included. */
  to?: InputMaybe<Scalars['BusinessDate']['input']>;
  /** Only these kinds; an empty list means all. */
  types?: InputMaybe<Array<CreditRecordType>>;
};

/**
 * What to look for. A record is found by its receipt or transaction number, by the first four or more characters of its receipt
 * number, by its amount in either direction, by what it comes to with the fees that were booked with it, by the user name of the
 * other member or a part of it, and by its kind. An amount may have a sign, separators as in `1,234.50` or `1.234,50`, and a unit
 * behind it.
 */
export type CreditRecordSearch = {
  /** What was typed, 1 to 80 characters. */
  text: Scalars['String']['input'];
  /** The kinds whose names have the text in them, in the language in which it was typed. */
  types?: InputMaybe<Array<CreditRecordType>>;
};

/** How far a movement has come. */
export type CreditRecordStatus =
  /** The order was cancelled; the credits came back. */
  | 'CANCELLED'
  /** The movement is done. */
  | 'COMPLETED'
  /** The order ran out of time; the credits came back. */
  | 'EXPIRED'
  /** The order failed; the credits came back. */
  | 'FAILED'
  /** The credits are frozen and wait for a decision. */
  | 'PENDING'
  /** The order was rejected; the credits came back. */
  | 'REJECTED'
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

/** A bank account or wallet address to delete. */
export type DeletePayoutMethodInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** What was deleted. */
export type DeletePayoutMethodPayload = {
  __typename?: 'DeletePayoutMethodPayload';
  /** The ID of what is gone. */
  id: Scalars['ID']['output'];
};

/** A deposit of the member. */
export type Deposit = {
  __typename?: 'Deposit';
  /** The address it was sent to; null at a bank. */
  address: Maybe<Scalars['String']['output']>;
  /** What was sent: USDT on-chain, US dollars at a bank. */
  amount: Scalars['Decimal']['output'];
  /** The platform's bank account it was sent to, as it was then; null on-chain. */
  bankAccount: Maybe<Scalars['String']['output']>;
  /** What was found on the chain. */
  chainCheck: ChainCheck;
  /** Name of the channel; null on-chain. */
  channel: Maybe<Scalars['String']['output']>;
  /** When it was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** What is or will be credited, in cash credits: whole multiples at the rate, without the remainder. */
  creditedAmount: Scalars['Decimal']['output'];
  /** When it was decided; null while it is pending. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a receipt picture was sent in; `depositReceiptImage` gives it. */
  hasReceiptImage: Scalars['Boolean']['output'];
  /** Transaction hash; null at a bank, and where only a receipt number was given. */
  hash: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** On-chain or bank. */
  method: PaymentMethod;
  /** The network; null at a bank. */
  network: Maybe<WalletNetwork>;
  /** Cash credits for one USDT or US dollar. */
  rate: Scalars['Decimal']['output'];
  /** Why it was rejected; null unless it was. */
  reason: Maybe<Scalars['String']['output']>;
  /** Receipt number: names the deposit at the platform. */
  receiptNumber: Scalars['String']['output'];
  /** The sender's own receipt number, as normalised; null where a hash was given. */
  reference: Maybe<Scalars['String']['output']>;
  /** The part of `amount` that is beyond a multiple; null where there is none. */
  remainder: Maybe<Scalars['Decimal']['output']>;
  /** What the remainder was credited as, in cash credits; null until it is credited, and where the platform does not say. */
  remainderCreditedAmount: Maybe<Scalars['Decimal']['output']>;
  /** When the remainder was credited; null until it is, and where the platform does not say. */
  remainderCreditedAt: Maybe<Scalars['DateTime']['output']>;
  /** What has become of it; null where there is none. */
  remainderState: Maybe<DepositRemainderState>;
  /** How far it has come. */
  status: DepositStatus;
  /** The ledger's number of the crediting; null before approval. */
  transactionNumber: Maybe<Scalars['String']['output']>;
};

/** A way to deposit through a bank. */
export type DepositChannel = {
  __typename?: 'DepositChannel';
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Least deposit in US dollars. */
  minimum: Scalars['Decimal']['output'];
  /** Whole multiples of this are credited, in US dollars. */
  multiple: Scalars['Decimal']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Cash credits for one US dollar. What will be credited is the whole multiples times this, cut at eight decimals. */
  rate: Scalars['Decimal']['output'];
  /** What becomes of what is beyond a multiple; null where the amount must be a multiple. */
  remainder: Maybe<DepositRemainderRule>;
};

/** What holds for deposits now. Every deposit is credited as cash. */
export type DepositConfig = {
  __typename?: 'DepositConfig';
  /** The platform's bank accounts. */
  bankAccounts: Array<SystemBankAccount>;
  /** Bank channels in the order they are offered. */
  channels: Array<DepositChannel>;
  /** True on a demonstration: the addresses have no keys, and nothing may be sent to them. */
  demonstration: Scalars['Boolean']['output'];
  /** Networks in the order they are offered. */
  networks: Array<DepositNetwork>;
  /** What the member writes on a bank payment, so that it is found; null where the platform has none. */
  paymentReference: Maybe<Scalars['String']['output']>;
};

/** A page of deposits, newest first. */
export type DepositConnection = {
  __typename?: 'DepositConnection';
  /** The deposits of this page. */
  edges: Array<DepositEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A deposit and its cursor. */
export type DepositEdge = {
  __typename?: 'DepositEdge';
  /** Give it as `after` to go on behind this deposit. */
  cursor: Scalars['String']['output'];
  /** The deposit. */
  node: Deposit;
};

/** Which deposits to list. Everything left out means all. */
export type DepositFilter = {
  /** Only the deposit made with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only on-chain or only bank. */
  method?: InputMaybe<PaymentMethod>;
  /** Only this network; on-chain. */
  network?: InputMaybe<WalletNetwork>;
  /** Only this state. */
  status?: InputMaybe<DepositStatus>;
};

/** A network on which the member can deposit USDT. */
export type DepositNetwork = {
  __typename?: 'DepositNetwork';
  /** The member's own address on it; null while none is free for the member, then deposits on it are closed. */
  address: Maybe<Scalars['String']['output']>;
  /** Whether the platform checks a transaction hash on this network before review. */
  checked: Scalars['Boolean']['output'];
  /** Least deposit in USDT; what is below it is lost. */
  minimum: Scalars['Decimal']['output'];
  /** Whole multiples of this are credited, in USDT. */
  multiple: Scalars['Decimal']['output'];
  /** The network. */
  network: WalletNetwork;
  /** What becomes of what is beyond a multiple; null where the amount must be a multiple. */
  remainder: Maybe<DepositRemainderRule>;
};

/** A deposit that was sent in. */
export type DepositPayload = {
  __typename?: 'DepositPayload';
  /** The deposit. */
  deposit: Deposit;
};

/** What becomes of the part of a deposit that is beyond a multiple. */
export type DepositRemainderRule =
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** What has become of the part of a deposit that is beyond a multiple. */
export type DepositRemainderState =
  /** It was credited after all, with a record of its own under the same receipt number. */
  | 'CREDITED'
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** How far a deposit has come. */
export type DepositStatus =
  /** It arrived and is credited. */
  | 'APPROVED'
  /** Sent in; the platform looks whether it arrived. */
  | 'PENDING_REVIEW'
  /** It was not credited; the reason says why. */
  | 'REJECTED';

/** What one kind of bonus or profit came to on one business day. */
export type Earning = {
  __typename?: 'Earning';
  /** The sum of the day; reversals are taken off. */
  amount: Scalars['Decimal']['output'];
  /** The credit it was paid in. */
  coin: CreditType;
  /** The day, GMT+8. */
  day: Scalars['BusinessDate']['output'];
  /** The kind: one of the bonuses and profits among the record types. */
  type: CreditRecordType;
};

/** What a member earned in a span of days. */
export type EarningsReport = {
  __typename?: 'EarningsReport';
  /** Days and kinds with earnings, oldest day first. */
  earnings: Array<Earning>;
  /** First business day of the span, included. */
  from: Scalars['BusinessDate']['output'];
  /** Last business day of the span, included. */
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
  /** The sessions that are left. */
  sessions: Array<Session>;
};

/** A way into the game. */
export type EnterGamePayload = {
  __typename?: 'EnterGamePayload';
  /** Until when it is good. */
  expiresAt: Scalars['DateTime']['output'];
  /** What stands behind `launch=` in it, with which Hash Kingdom is entered; null where there is none. */
  launchToken: Maybe<Scalars['String']['output']>;
  /** Where to go: a path on the portal's own origin, or an https address that the gateway allows. Good once. */
  url: Scalars['String']['output'];
};

/** A session of Hash Kingdom to begin. */
export type EnterHashKingdomInput = {
  /** The token that `enterGame` answered. */
  launchToken: Scalars['String']['input'];
};

/** A session that was begun. */
export type EnterHashKingdomPayload = {
  __typename?: 'EnterHashKingdomPayload';
  /** What the player sees. */
  kingdom: HashKingdom;
  /** What the game's other operations take. It opens the game alone, and ends with the portal's session. */
  session: Scalars['String']['output'];
};

/** Entries to buy. */
export type EnterJackpotInput = {
  /** How many entries. */
  count: Scalars['Int']['input'];
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The round that the member was shown; when it takes no more entries, the purchase is refused. */
  roundId: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
  /** A word of the member's own for the list of entries, at most 64 characters; everyone can read it once the round is drawn. */
  word?: InputMaybe<Scalars['String']['input']>;
};

/** Entries that were bought. */
export type EnterJackpotPayload = {
  __typename?: 'EnterJackpotPayload';
  /** The order. */
  order: JackpotOrder;
};

/** Where the daily profit of an entrust package goes. */
export type EntrustAutoAddInput = {
  /** Whether it goes into the package; otherwise it is paid out to `BONUS_POINT`. */
  autoAdd: Scalars['Boolean']['input'];
  /** Which package of the member. */
  id: Scalars['ID']['input'];
};

/** An entrust package that can be bought. */
export type EntrustOffer = {
  __typename?: 'EntrustOffer';
  /** What it costs, and what it locks, in `ASSETS_POINT`. */
  amount: Scalars['Decimal']['output'];
  /** What it earns each business day as a fraction of what it has locked: `0.005` is 0.5 %. */
  dailyRatio: Scalars['Decimal']['output'];
  /** Its ID in the catalogue. */
  id: Scalars['ID']['output'];
  /** How many of it a member can have at a time. */
  maximum: Scalars['Int']['output'];
  /** How many of it the member has running. */
  running: Scalars['Int']['output'];
  /** How long a term is, in days of 24 hours. */
  termDays: Scalars['Int']['output'];
};

/** An entrust package of the member. */
export type EntrustOrder = {
  __typename?: 'EntrustOrder';
  /** The amount of the package, in `ASSETS_POINT`, without what was compounded. */
  amount: Scalars['Decimal']['output'];
  /** Whether its daily profit goes into it; otherwise it is paid out to `BONUS_POINT`. */
  autoAdd: Scalars['Boolean']['output'];
  /** Profit that went into it, in `ASSETS_POINT`. */
  compounded: Scalars['Decimal']['output'];
  /** When it was bought, or upgraded from the order before. */
  createdAt: Scalars['DateTime']['output'];
  /** What it earns each business day as a fraction of what it has locked: `0.005` is 0.5 %. */
  dailyRatio: Scalars['Decimal']['output'];
  /** When it was redeemed or upgraded; null while it runs. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When its term ends: the first instant at which it can be redeemed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** What it has locked now, with what was compounded; zero once it has ended. */
  locked: Scalars['Decimal']['output'];
  /** The package of the catalogue that it was bought as, or upgraded to. */
  offerId: Scalars['ID']['output'];
  /** What the member paid for this order: the amount, or the difference of an upgrade. */
  paid: Scalars['Decimal']['output'];
  /** Profit that was paid out, in `BONUS_POINT`. */
  profit: Scalars['Decimal']['output'];
  /** Receipt number: names the order at the platform. */
  receiptNumber: Scalars['String']['output'];
  /** The ledger's number of its redemption; null where `redeemed` is, and where the platform does not say. */
  redeemTransactionNumber: Maybe<Scalars['String']['output']>;
  /** 24 hours after its term ends: from this instant it has renewed itself for another term. */
  redeemableUntil: Scalars['DateTime']['output'];
  /** What came back when it was redeemed; null before, and for an order that was upgraded. */
  redeemed: Maybe<Scalars['Decimal']['output']>;
  /** How often it renewed itself. */
  renewals: Scalars['Int']['output'];
  /** How far it has come. */
  status: EntrustStatus;
  /** How long a term is, in days of 24 hours. */
  termDays: Scalars['Int']['output'];
  /** The ledger's number of the payment for it. */
  transactionNumber: Scalars['String']['output'];
  /** The order that was upgraded to this one; null when it was bought. */
  upgradedFromId: Maybe<Scalars['ID']['output']>;
};

/** A page of the member's entrust packages, newest first. */
export type EntrustOrderConnection = {
  __typename?: 'EntrustOrderConnection';
  /** The packages of this page. */
  edges: Array<EntrustOrderEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** An entrust package of the member and its cursor. */
export type EntrustOrderEdge = {
  __typename?: 'EntrustOrderEdge';
  /** Give it as `after` to go on behind this package. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: EntrustOrder;
};

/** Which entrust packages to list. Everything left out means all. */
export type EntrustOrderFilter = {
  /** Only the package that was bought, upgraded or redeemed with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<EntrustStatus>;
};

/** An entrust package of the member as it now is. */
export type EntrustPayload = {
  __typename?: 'EntrustPayload';
  /** The package; for an upgrade the new one. */
  order: EntrustOrder;
};

/** How far an entrust package of a member has come. */
export type EntrustStatus =
  /** The member ended it; its credits are available again. */
  | 'REDEEMED'
  /** Its credits are locked and earn every business day. */
  | 'RUNNING'
  /** It became the next larger package, which has an order of its own. */
  | 'UPGRADED';

/** What the member has in entrust packages, paid for them, and earned with them. */
export type EntrustTotals = {
  __typename?: 'EntrustTotals';
  /** Profit that went into packages, in `ASSETS_POINT`. */
  compounded: Scalars['Decimal']['output'];
  /** What they have locked, in `ASSETS_POINT`. */
  locked: Scalars['Decimal']['output'];
  /** What the member ever paid for packages and upgrades, in `ASSETS_POINT`. */
  paid: Scalars['Decimal']['output'];
  /** Profit that was paid out, in `BONUS_POINT`. */
  profit: Scalars['Decimal']['output'];
  /** How many packages run. */
  running: Scalars['Int']['output'];
};

/** A claim for the loss of an insured trade. */
export type FileClaimInput = {
  /**
   * Made by the client once for each claim the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one claim, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** A screenshot that shows the loss: JPEG, PNG or WebP, at most 5 MB. */
  screenshot: Scalars['Upload']['input'];
  /** The trade: insured, valid, and with a loss. It has one claim that waits or is approved. */
  tradeId: Scalars['ID']['input'];
};

/** A claim that was sent in. */
export type FileClaimPayload = {
  __typename?: 'FileClaimPayload';
  /** The claim. */
  claim: Claim;
};

/** The linked game as the member finds it. */
export type Game = {
  __typename?: 'Game';
  /** The member's account; null before they register. */
  account: Maybe<GameAccount>;
  /** Whether it takes transfers and bets. Credits can be brought back also while it does not. */
  isOpen: Scalars['Boolean']['output'];
  /** Limits of one transfer to the game. */
  transferLimits: GameLimits;
};

/** A member's account at the linked game. */
export type GameAccount = {
  __typename?: 'GameAccount';
  /** What is at the game, in game credits. */
  balance: Scalars['Decimal']['output'];
  /** When the wallet address was bound; null before one is. */
  boundAt: Maybe<Scalars['DateTime']['output']>;
  /** When the member last entered the game; null before the first time. */
  enteredAt: Maybe<Scalars['DateTime']['output']>;
  /** By which the game knows the member. */
  id: Scalars['ID']['output'];
  /** What other players see. */
  nickname: Scalars['String']['output'];
  /** When the member registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** The BEP20 address that is bound to it, with its checksum; null before one is. */
  walletAddress: Maybe<Scalars['String']['output']>;
};

/** An account at the game, after what was done. */
export type GameAccountPayload = {
  __typename?: 'GameAccountPayload';
  /** The account. */
  account: GameAccount;
};

/** Limits of one transfer or bet, in game credits. */
export type GameLimits = {
  __typename?: 'GameLimits';
  /** Largest amount. */
  maximum: Scalars['Decimal']['output'];
  /** Least amount. */
  minimum: Scalars['Decimal']['output'];
  /** The amount must be a multiple of this. */
  multiple: Scalars['Decimal']['output'];
};

/** A transfer of game credits to the game or back. It settles at once. */
export type GameTransfer = {
  __typename?: 'GameTransfer';
  /** How much. Never signed: `direction` says which way. */
  amount: Scalars['Decimal']['output'];
  /** Which way it went. */
  direction: GameTransferDirection;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** When the credits moved. */
  occurredAt: Scalars['DateTime']['output'];
  /** Receipt number. */
  receiptNumber: Scalars['String']['output'];
  /** The ledger's own number. */
  transactionNumber: Scalars['String']['output'];
};

/** A page of transfers, newest first. */
export type GameTransferConnection = {
  __typename?: 'GameTransferConnection';
  /** The transfers of this page. */
  edges: Array<GameTransferEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** Which way credits went. */
export type GameTransferDirection =
  /** From the game back to the member's game credits. */
  | 'FROM_GAME'
  /** From the member's game credits to the game. */
  | 'TO_GAME';

/** A transfer and its cursor. */
export type GameTransferEdge = {
  __typename?: 'GameTransferEdge';
  /** Give it as `after` to go on behind this transfer. */
  cursor: Scalars['String']['output'];
  /** The transfer. */
  node: GameTransfer;
};

/** What a member has wagered at the game, in all. In game credits. */
export type GameWagered = {
  __typename?: 'GameWagered';
  /** The sum of all bets, won or lost. */
  amount: Scalars['Decimal']['output'];
  /** How many bets there were. */
  bets: Scalars['Int']['output'];
  /** What the bets that won paid. */
  won: Scalars['Decimal']['output'];
};

/** Hash Kingdom as its player sees it. Amounts in game credits. */
export type HashKingdom = {
  __typename?: 'HashKingdom';
  /** What the player has at the game. */
  balance: Scalars['Decimal']['output'];
  /** Limits of one bet. */
  betLimits: GameLimits;
  /** What the house keeps of what is wagered, on average: `0.02` is 2 %. */
  edge: Scalars['Decimal']['output'];
  /** When the session of the game ends, at the latest. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether bets are taken. */
  isOpen: Scalars['Boolean']['output'];
  /** The last hash that is known; the next bet reveals the one whose SHA-256 this is. */
  lastHash: Scalars['String']['output'];
  /** The height of that next block. */
  nextHeight: Scalars['Int']['output'];
  /** The player. */
  nickname: Scalars['String']['output'];
  /** What one credit becomes when a bet on a number wins. */
  numberRate: Scalars['Decimal']['output'];
  /** What one credit becomes when a bet on even or odd wins. */
  parityRate: Scalars['Decimal']['output'];
  /** The last twenty rounds, newest first. */
  rounds: Array<KingdomRound>;
};

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
  /** The price of a PIN code that is not activated. */
  | 'PIN_CODE'
  /** A withdrawal that is not settled. */
  | 'WITHDRAWAL';

/** The identity as the member last submitted it. */
export type Identity = {
  __typename?: 'Identity';
  /** When it was decided; null while it is pending. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The identity number with its middle hidden, `11••••2X`; no answer shows more. Null where the platform does not say. */
  maskedNumber: Maybe<Scalars['String']['output']>;
  /** Why it failed; null unless it did. */
  reason: Maybe<Scalars['String']['output']>;
  /** How far its verification has come. */
  status: IdentityStatus;
  /** When it was submitted; null where the platform does not say. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The photos of the member's identity document, re-encoded. Only the member who sent them gets them. */
export type IdentityPhotos = {
  __typename?: 'IdentityPhotos';
  /** Its back. */
  back: UploadedImage;
  /** Its front. */
  front: UploadedImage;
};

/** How far an identity verification has come. */
export type IdentityStatus =
  /** It was not verified; the reason says why. The member can submit it again. */
  | 'FAILED'
  /** The identity is verified. It cannot be submitted again. */
  | 'PASSED'
  /** Submitted; the platform looks at the number and the photos. */
  | 'PENDING';

/** An amount that goes into an insurance package, or comes out of it. */
export type InsuranceAmountInput = {
  /**
   * What to add; for a refill all that was lost, for a redemption what the member gets, for a premium what it costs, as the
   * member was shown it: when it has changed, the movement is refused and the new figure told.
   */
  amount: Scalars['Decimal']['input'];
  /** Which of the member's packages. */
  contractId: Scalars['ID']['input'];
  /**
   * Made by the client once for each movement the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it moves once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An insurance package of the member. */
export type InsuranceContract = {
  __typename?: 'InsuranceContract';
  /** What is in it, in insurance credits; 0 once it has ended. */
  amount: Scalars['Decimal']['output'];
  /** The ledger's number of its latest upgrade, refill, addition or redemption; null before the first, and where the platform does not say. */
  changeTransactionNumber: Maybe<Scalars['String']['output']>;
  /** How long a package of this name is locked, in days of 24 hours. */
  contractDays: Scalars['Int']['output'];
  /** When the member bought or was given it. */
  createdAt: Scalars['DateTime']['output'];
  /** What a day brings as a fraction of what is in the package, where the platform published no other rate. */
  dailyProfit: Scalars['Decimal']['output'];
  /** What it has earned so far, paid in reward credits or compounded. */
  earned: Scalars['Decimal']['output'];
  /** When it ended; null while it runs. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** How the member came by it. */
  kind: InsuranceKind;
  /** Its last trade; null before the first. */
  lastTrade: Maybe<InsuranceTrade>;
  /** What losses took and no refill restored, in insurance credits. */
  lost: Scalars['Decimal']['output'];
  /** The most that can be in it, in insurance credits. */
  maximum: Scalars['Decimal']['output'];
  /** The name of that package. */
  name: Scalars['String']['output'];
  /** What the next premium costs, in insurance credits; null where none can be paid now. */
  nextPremium: Maybe<Scalars['Decimal']['output']>;
  /** When its next trade is posted; null once it has ended. */
  nextTradeAt: Maybe<Scalars['DateTime']['output']>;
  /** The ID of the package that it is now. */
  packageId: Scalars['ID']['output'];
  /** What the member paid to buy it, in insurance credits; null where it was given, and where the platform does not say. */
  paid: Maybe<Scalars['Decimal']['output']>;
  /** What the member has paid into it so far, in insurance credits: the purchase, upgrades, refills and additions; null where the platform does not say. */
  paidIn: Maybe<Scalars['Decimal']['output']>;
  /** Why no premium can be paid now; null where one can. */
  premiumObstacle: Maybe<PremiumObstacle>;
  /** A premium as a fraction of what is in the package. */
  premiumRatio: Scalars['Decimal']['output'];
  /** The price of that package, in insurance credits: an upgrade pays the difference to that of a larger one. */
  price: Scalars['Decimal']['output'];
  /** Receipt number: names it at the platform; its records share it. */
  receiptNumber: Scalars['String']['output'];
  /** The fee of its redemption, in insurance credits; null where `redeemed` is. */
  redeemFee: Maybe<Scalars['Decimal']['output']>;
  /** The fee for redeeming as a fraction of what is in the package. */
  redeemFeeRate: Scalars['Decimal']['output'];
  /** What came back when it was redeemed, after the fee; null before, for a trial, and where the platform does not say. */
  redeemed: Maybe<Scalars['Decimal']['output']>;
  /** How far it has come. */
  status: InsuranceStatus;
  /** How many of its next trades are insured, 0 to 6. */
  tradesLeft: Scalars['Int']['output'];
  /** The ledger's number of the purchase. */
  transactionNumber: Scalars['String']['output'];
  /** When it unlocks. */
  unlocksAt: Scalars['DateTime']['output'];
};

/** A page of insurance packages, newest first. */
export type InsuranceContractConnection = {
  __typename?: 'InsuranceContractConnection';
  /** The packages of this page. */
  edges: Array<InsuranceContractEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** An insurance package of the member and its cursor. */
export type InsuranceContractEdge = {
  __typename?: 'InsuranceContractEdge';
  /** Give it as `after` to go on behind this package. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: InsuranceContract;
};

/** Which insurance packages to list. Everything left out means all. */
export type InsuranceContractFilter = {
  /** Only the package that was bought, changed or redeemed with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only packages in one of these states. */
  statuses?: InputMaybe<Array<InsuranceStatus>>;
};

/** An insurance package of the member as it now is. */
export type InsuranceContractPayload = {
  __typename?: 'InsuranceContractPayload';
  /** The package. */
  contract: InsuranceContract;
};

/** The premiums of an insurance package: those that were paid, with their trades, and the next. */
export type InsuranceCover = {
  __typename?: 'InsuranceCover';
  /** How many premiums the package had. */
  count: Scalars['Int']['output'];
  /** How many it can have. */
  maximum: Scalars['Int']['output'];
  /** What the next premium costs, in insurance credits; null where none can be paid now. */
  nextAmount: Maybe<Scalars['Decimal']['output']>;
  /** Why no premium can be paid now; null where one can. */
  obstacle: Maybe<PremiumObstacle>;
  /** A round for each premium, the first one first. */
  rounds: Array<InsuranceRound>;
  /** How many of its next trades are insured. */
  tradesLeft: Scalars['Int']['output'];
};

/** How a member came by an insurance package. */
export type InsuranceKind =
  /** The member bought it. */
  | 'BOUGHT'
  /** The platform gave it to keep. */
  | 'SPECIAL'
  /** The platform lent it: it ends by itself when its contract is over, and its profits stay the member's. */
  | 'TRIAL';

/** What became of the result of a trade. */
export type InsuranceOutcome =
  /** A profit that went into the package. */
  | 'COMPOUNDED'
  /** A loss, taken from the package. */
  | 'LOST'
  /** The day brought nothing and took nothing. */
  | 'NONE'
  /** A profit, paid in reward credits. */
  | 'PAID';

/** The member's insurance at a glance. */
export type InsuranceOverview = {
  __typename?: 'InsuranceOverview';
  /** Whether profits go into the packages, as far as they fit, or are paid in reward credits. */
  autoCompound: Scalars['Boolean']['output'];
  /** The newest package that runs, a trial only where no other does; null where none does: not purchased. */
  current: Maybe<InsuranceContract>;
  /** How many premiums those were. */
  premiumsCount: Scalars['Int']['output'];
  /** What the member has paid in premiums, in insurance credits, without those that the platform gave. */
  premiumsTotal: Scalars['Decimal']['output'];
};

/** An insurance package that is offered. */
export type InsurancePackage = {
  __typename?: 'InsurancePackage';
  /** The price, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** How long it is locked after a purchase or an upgrade to it, in days of 24 hours. */
  contractDays: Scalars['Int']['output'];
  /** What a day brings as a fraction of what is in the package, where the platform published no other rate. */
  dailyProfit: Scalars['Decimal']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** How often a member can buy it or upgrade to it. */
  maxPurchases: Scalars['Int']['output'];
  /** The most that can be in it, in insurance credits. */
  maximum: Scalars['Decimal']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** A premium as a fraction of what is in the package: `0.03` is 3 %. */
  premiumRatio: Scalars['Decimal']['output'];
  /** How often the member has done so. */
  purchases: Scalars['Int']['output'];
  /** The fee for redeeming as a fraction of what is in the package, rounded up at eight decimals. */
  redeemFeeRate: Scalars['Decimal']['output'];
};

/** What redeeming an insurance package costs and brings, in insurance credits. */
export type InsuranceRedemption = {
  __typename?: 'InsuranceRedemption';
  /** What the member gets. */
  actualAmount: Scalars['Decimal']['output'];
  /** What is in it. */
  amount: Scalars['Decimal']['output'];
  /** The platform's part of it. */
  fee: Scalars['Decimal']['output'];
  /** Until when redeeming now would close the member's transfers: the next 00:00 GMT+8. */
  transfersClosedUntil: Scalars['DateTime']['output'];
};

/** A premium and the trades that it has insured so far. */
export type InsuranceRound = {
  __typename?: 'InsuranceRound';
  /** The premium. */
  premium: Premium;
  /** Its trades, the oldest first, at most six. */
  trades: Array<InsuranceTrade>;
};

/** How far the contract of a member's insurance package has come. A member without any has not purchased one. */
export type InsuranceStatus =
  /** It trades every day; credits can be added, and premiums insure its trades. */
  | 'LOCKED'
  /** It was redeemed, or was a trial that is over. */
  | 'TERMINATED'
  /** The contract days are over: it trades on, and can be redeemed or upgraded. */
  | 'UNLOCKED';

/** What an insurance package did on one business day (GMT+8). */
export type InsuranceTrade = {
  __typename?: 'InsuranceTrade';
  /** What was in the package, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** Of a loss, the part that the premium covers and a claim pays; null without a loss or without a premium, and where the platform does not say. */
  covered: Maybe<Scalars['Decimal']['output']>;
  /** When it was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** The business day, `2026-11-21`. */
  date: Scalars['String']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether it is one of the six after a premium. */
  insured: Scalars['Boolean']['output'];
  /** What became of the result. */
  outcome: InsuranceOutcome;
  /** The day's rate as a fraction of `amount`, negative on a losing day. */
  rate: Scalars['Decimal']['output'];
  /** `amount` × `rate`, cut at eight decimals; negative for a loss. */
  result: Scalars['Decimal']['output'];
  /** Whether the package was locked all day. */
  valid: Scalars['Boolean']['output'];
};

/** What a draw came to. With the list of entries, it lets anyone recompute the draw (docs/jackpot.md). */
export type JackpotDraw = {
  __typename?: 'JackpotDraw';
  /** When it was drawn. */
  drawnAt: Scalars['DateTime']['output'];
  /** The hash over the list of entries, 64 hexadecimal digits. */
  listHash: Scalars['String']['output'];
  /** Whether the member won. */
  mine: Scalars['Boolean']['output'];
  /** When the prize was paid; null before, and for a round without entries. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** HMAC-SHA-256 under the seed, 64 hexadecimal digits; null for a round without entries. */
  result: Maybe<Scalars['String']['output']>;
  /** The seed, 64 hexadecimal digits. Its SHA-256 is the `seedHash` of the round. */
  seed: Scalars['String']['output'];
  /** The winner's user name, masked; null for a round without entries. */
  winner: Maybe<Scalars['String']['output']>;
  /** The code under which the winning entry is in the list; null for a round without entries. */
  winningCode: Maybe<Scalars['String']['output']>;
  /** The number of the entry that won, from 0; null for a round without entries. */
  winningNumber: Maybe<Scalars['Int']['output']>;
};

/** A line of the public list of entries: entries that were bought together. */
export type JackpotEntryLine = {
  __typename?: 'JackpotEntryLine';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Names them without naming their member, 16 hexadecimal digits. */
  entryCode: Scalars['String']['output'];
  /** The number of the first; those of the others follow. */
  firstNumber: Scalars['Int']['output'];
  /** The word that their member gave; null where there is none. */
  word: Maybe<Scalars['String']['output']>;
};

/** A page of the public list of entries of a round that is drawn. */
export type JackpotEntryList = {
  __typename?: 'JackpotEntryList';
  /** The lines of this page, at most 500, by their numbers. None before the draw. */
  lines: Array<JackpotEntryLine>;
  /** The hashes of all pages, 64 hexadecimal digits each. None before the draw. */
  pageHashes: Array<Scalars['String']['output']>;
};

/** What became of entries that were bought together. */
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
  /** What was paid for them, in `CASH_POINT`. */
  amount: Scalars['Decimal']['output'];
  /** How many entries. */
  count: Scalars['Int']['output'];
  /** When they were bought. */
  createdAt: Scalars['DateTime']['output'];
  /** When the round is to be drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** The code under which they are in the public list of entries, 16 hexadecimal digits. */
  entryCode: Scalars['String']['output'];
  /** The number of the first entry, from 0; those of the others follow. */
  firstNumber: Scalars['Int']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** When the prize was paid; null before, and where none of them won. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** The prize, in `CASH_POINT`; null where none of them won. */
  prize: Maybe<Scalars['Decimal']['output']>;
  /** Receipt number: names the order at the platform; the record of its prize shares it. */
  receiptNumber: Scalars['String']['output'];
  /** The number of the round. */
  round: Scalars['Int']['output'];
  /** The ID of the round. */
  roundId: Scalars['ID']['output'];
  /** What became of it. */
  status: JackpotEntryStatus;
  /** The ledger's number of the payment for it. */
  transactionNumber: Scalars['String']['output'];
  /** The number that won, where it is one of these; null otherwise. */
  winningNumber: Maybe<Scalars['Int']['output']>;
  /** The word that the member gave; null where there is none. */
  word: Maybe<Scalars['String']['output']>;
};

/** A page of the member's orders of entries, newest first. */
export type JackpotOrderConnection = {
  __typename?: 'JackpotOrderConnection';
  /** The orders of this page. */
  edges: Array<JackpotOrderEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** An order of entries and its cursor. */
export type JackpotOrderEdge = {
  __typename?: 'JackpotOrderEdge';
  /** Give it as `after` to go on behind this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: JackpotOrder;
};

/** Which orders of entries to list. Everything left out means all. */
export type JackpotOrderFilter = {
  /** Only the order made with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of the round with this number. */
  round?: InputMaybe<Scalars['Int']['input']>;
  /** True: only those that won. False: only those that did not win, or are not drawn yet. */
  won?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A round of the jackpot: entries are bought, and one of them wins. */
export type JackpotRound = {
  __typename?: 'JackpotRound';
  /** What the round before left in the pot, in `CASH_POINT`. */
  carried: Scalars['Decimal']['output'];
  /** From this instant on it takes no entries. */
  closesAt: Scalars['DateTime']['output'];
  /** What the draw came to; null before. */
  draw: Maybe<JackpotDraw>;
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** How many entries it has. */
  entries: Scalars['Int']['output'];
  /** Its ID, which is its number. */
  id: Scalars['ID']['output'];
  /** How many entries a member can have in it. */
  maximum: Scalars['Int']['output'];
  /** How many of them are the member's. */
  myEntries: Scalars['Int']['output'];
  /** Its number: the first round is 1. */
  number: Scalars['Int']['output'];
  /** When it begins, at 00:00 GMT+8. */
  opensAt: Scalars['DateTime']['output'];
  /** What is in the pot: what was carried and what was paid for entries, in `CASH_POINT`. */
  pot: Scalars['Decimal']['output'];
  /** What an entry costs, in `CASH_POINT`. */
  price: Scalars['Decimal']['output'];
  /** What the winner gets, in `CASH_POINT`; while it takes entries, what it would be now. Zero for a round without entries. */
  prize: Scalars['Decimal']['output'];
  /** SHA-256 of the seed, 64 hexadecimal digits: published when the round opens, before anyone enters. */
  seedHash: Scalars['String']['output'];
  /** The part of the pot that is paid as the prize: `0.9` is 90 %. The rest stays for the next round. */
  share: Scalars['Decimal']['output'];
  /** How far it has come. */
  status: JackpotRoundStatus;
};

/** A page of rounds, newest first. */
export type JackpotRoundConnection = {
  __typename?: 'JackpotRoundConnection';
  /** The rounds of this page. */
  edges: Array<JackpotRoundEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A round and its cursor. */
export type JackpotRoundEdge = {
  __typename?: 'JackpotRoundEdge';
  /** Give it as `after` to go on behind this round. */
  cursor: Scalars['String']['output'];
  /** The round. */
  node: JackpotRound;
};

/** How far a round of the jackpot has come. */
export type JackpotRoundStatus =
  /** Its prize is paid, or it had no entries. */
  | 'COMPLETE'
  /** Its winner is drawn, and the prize is about to be paid. */
  | 'DRAWN'
  /** It takes entries. */
  | 'IN_PROGRESS'
  /** It takes no more entries and waits for its draw. */
  | 'NOT_DRAWN';

/** What the member put into the jackpot and won, over all rounds. */
export type JackpotTotals = {
  __typename?: 'JackpotTotals';
  /** How many entries the member bought. */
  entries: Scalars['Int']['output'];
  /** What was paid for them, in `CASH_POINT`. */
  paid: Scalars['Decimal']['output'];
  /** How many rounds the member won. */
  wins: Scalars['Int']['output'];
  /** The prizes that were paid for them, in `CASH_POINT`. */
  won: Scalars['Decimal']['output'];
};

/**
 * A round of Hash Kingdom. The SHA-256 of `blockHash` is `previousHash`; the first eight digits of the SHA-256 of
 * `blockHash:clientSeed:height`, as a hexadecimal number, modulo ten, are `number`.
 */
export type KingdomRound = {
  __typename?: 'KingdomRound';
  /** The hash that the bet revealed. */
  blockHash: Scalars['String']['output'];
  /** What was bet on. */
  choice: RoundChoice;
  /** The seed that the player chose. */
  clientSeed: Scalars['String']['output'];
  /** Which block of the player's chain decided it, from 1. */
  height: Scalars['Int']['output'];
  /** The key under which the player bet. */
  key: Scalars['String']['output'];
  /** 0 to 9. */
  number: Scalars['Int']['output'];
  /** When. */
  occurredAt: Scalars['DateTime']['output'];
  /** What it paid, the stake included; 0 when it lost. */
  payout: Scalars['Decimal']['output'];
  /** The hash that was shown before the bet. */
  previousHash: Scalars['String']['output'];
  /** What was bet. */
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

/** Signs in with a passkey alone. */
export type LoginByPasskeyInput = {
  /** The passkey's answer as JSON: what its `toJSON()` gives. */
  answer: Scalars['String']['input'];
};

/** What a member signs in with. */
export type LoginInput = {
  /** The characters in its picture, in upper or lower case. */
  captchaAnswer?: InputMaybe<Scalars['String']['input']>;
  /** The captcha that was shown, where an earlier answer said that one is needed. */
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  /** Login password. */
  password: Scalars['String']['input'];
  /** User name, in upper or lower case. */
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
  /** True once the token is refused everywhere and for good; false where only the gateway process that was asked refuses it. */
  revoked: Scalars['Boolean']['output'];
};

/** The kinds of mail that a member chooses. Mails about the security of the account are always sent. */
export type MailKind =
  /** Credits and PIN codes from other members, P2P offers that were bought, and prizes of the jackpot. */
  | 'CREDITS_RECEIVED'
  /** What became of deposits, withdrawals and claims, of applications and the identity, and P2P offers that an operator cancelled. */
  | 'ORDERS';

/** Which mails a member gets. */
export type MailPreferences = {
  __typename?: 'MailPreferences';
  /** The kinds that the member wants: all, unless the member said otherwise. */
  wanted: Array<MailKind>;
};

/** A PIN code of the member: an insurance package that is paid for and not begun. */
export type MatchingCode = {
  __typename?: 'MatchingCode';
  /** The price of the package when the code was bought, in insurance credits. It is locked while the code is pending. */
  amount: Scalars['Decimal']['output'];
  /** The code, 16 letters and digits without dashes. It is a secret of the member. Null unless it is pending. */
  code: Maybe<Scalars['String']['output']>;
  /** The ID of the insurance package that it became; null unless it is activated. */
  contractId: Maybe<Scalars['ID']['output']>;
  /** When the member bought or received it. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was activated, transferred or returned; null while it is pending. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** User name of the member who sent it; null where the member bought it. */
  fromUserName: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** Why it cannot be activated now; null where it can, and once it is pending no more. */
  obstacle: Maybe<MatchingCodeObstacle>;
  /** The ID of the insurance package in the catalogue. */
  packageId: Scalars['ID']['output'];
  /** Receipt number of the purchase or the transfer that brought it to the member. */
  receiptNumber: Scalars['String']['output'];
  /** What became of it. */
  status: MatchingCodeStatus;
  /** User name of the member to whom it was transferred; null unless it was. */
  toUserName: Maybe<Scalars['String']['output']>;
  /** The ledger's number of the movement that locked its price. */
  transactionNumber: Scalars['String']['output'];
};

/** A page of PIN codes, newest first. */
export type MatchingCodeConnection = {
  __typename?: 'MatchingCodeConnection';
  /** The codes of this page. */
  edges: Array<MatchingCodeEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A PIN code and its cursor. */
export type MatchingCodeEdge = {
  __typename?: 'MatchingCodeEdge';
  /** Give it as `after` to go on behind this code. */
  cursor: Scalars['String']['output'];
  /** The code. */
  node: MatchingCode;
};

/** What happened to PIN codes of the member. */
export type MatchingCodeEvent =
  /** The member activated one. */
  | 'ACTIVATE'
  /** The member bought them. */
  | 'PURCHASE'
  /** Another member transferred one to this one. */
  | 'RECEIVE'
  /** An operator took one back and returned its price. */
  | 'RETURN'
  /** The member transferred one to another. */
  | 'SEND';

/** Which PIN codes to list. Everything left out means all. */
export type MatchingCodeFilter = {
  /** Only this state. */
  status?: InputMaybe<MatchingCodeStatus>;
};

/** Why a pending PIN code cannot be activated now. */
export type MatchingCodeObstacle =
  /** The member has bought the package as often as it allows. */
  | 'MAXIMUM'
  /** The package is not offered at the moment. */
  | 'PACKAGE_CLOSED'
  /** The package has another price than when the code was bought. */
  | 'PRICE_CHANGED';

/** What was done with PIN codes. */
export type MatchingCodePayload = {
  __typename?: 'MatchingCodePayload';
  /** Its record. */
  record: MatchingCodeRecord;
};

/** Something that happened to PIN codes of the member. */
export type MatchingCodeRecord = {
  __typename?: 'MatchingCodeRecord';
  /** The price of all of them, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** The ID of the insurance package that an activation brought; null for anything else. */
  contractId: Maybe<Scalars['ID']['output']>;
  /** User name of the member at the other end of a transfer; null for anything else. */
  counterparty: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** The name of the insurance package. */
  name: Scalars['String']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The ID of the insurance package in the catalogue. */
  packageId: Scalars['ID']['output'];
  /** How many codes: 1 to 20. */
  quantity: Scalars['Int']['output'];
  /** Why an operator took the code back; null for anything else. */
  reason: Maybe<Scalars['String']['output']>;
  /** Receipt number; the records of its credits share it. */
  receiptNumber: Scalars['String']['output'];
  /** The ledger's own number; null for a purchase, whose codes have a number each. */
  transactionNumber: Maybe<Scalars['String']['output']>;
  /** What happened. */
  type: MatchingCodeEvent;
};

/** A page of records of PIN codes, newest first. */
export type MatchingCodeRecordConnection = {
  __typename?: 'MatchingCodeRecordConnection';
  /** The records of this page. */
  edges: Array<MatchingCodeRecordEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A record of PIN codes and its cursor. */
export type MatchingCodeRecordEdge = {
  __typename?: 'MatchingCodeRecordEdge';
  /** Give it as `after` to go on behind this record. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: MatchingCodeRecord;
};

/** Which records of PIN codes to list. Everything left out means all. */
export type MatchingCodeRecordFilter = {
  /** Only what the member did with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only what happened so. */
  type?: InputMaybe<MatchingCodeEvent>;
};

/** What became of a PIN code, as the member has it. */
export type MatchingCodeStatus =
  /** It became an insurance package of the member. */
  | 'ACTIVATED'
  /** Paid for and not used: it can be activated or transferred. */
  | 'PENDING'
  /** An operator took it back and returned its price. */
  | 'RETURNED'
  /** It was given to another member, who has a new code in its place. */
  | 'TRANSFERRED';

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
  /** Questions and answers: the newest holds. */
  | 'HELP'
  /** A page of the site menu: the newest holds. What the site is. */
  | 'HOME'
  /** A page of the site menu: how the platform works. */
  | 'OVERVIEW'
  /** A page of the site menu: what comes next. */
  | 'ROADMAP'
  /** A page of the site menu: who runs the platform. */
  | 'TEAM'
  /** The terms that members accept. */
  | 'TERMS'
  /** A page of the site menu: how the platform is made, in full. */
  | 'WHITE_PAPER';

/** The member who is signed in. */
export type Member = {
  __typename?: 'Member';
  /** Whether the member accepted the terms in force. */
  agreementAccepted: Scalars['Boolean']['output'];
  /** Whether the commitment package area is open to this member. */
  commitmentEnabled: Scalars['Boolean']['output'];
  /** Whether a factor confirms operations in place of the transaction password. */
  confirmsWithFactor: Scalars['Boolean']['output'];
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: Scalars['ID']['output'];
  /** Whether signing in takes a second factor besides the password, and a new payout method does. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** User ID. */
  id: Scalars['ID']['output'];
  /** The member's identity; null while nothing was submitted. Nothing else of the portal depends on it. */
  identity: Maybe<Identity>;
  /** Rank of the member: its number and names. */
  level: Level;
  /** E-mail address with its middle hidden, `d***o@example.com`; null where none is known. */
  maskedEmail: Maybe<Scalars['String']['output']>;
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

/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the terms in force, if they are those that the member was shown. */
  acceptAgreement: AcceptAgreementPayload;
  /** Activates a PIN code: its price is returned and buys its insurance package, in one step. */
  activateMatchingCode: MatchingCodePayload;
  /** Adds the app that was prepared, and ends the member's other sessions. The first factor makes recovery codes. */
  addAuthenticatorApp: RecoveryCodesPayload;
  /** Adds a bank account. */
  addBankAccount: BankAccountPayload;
  /** Adds the passkey that was made, and ends the member's other sessions. The first factor makes recovery codes. */
  addPasskey: RecoveryCodesPayload;
  /** Adds to a locked insurance package, up to its maximum. */
  addToInsurancePackage: InsuranceContractPayload;
  /** Adds a wallet address. */
  addWalletAddress: WalletAddressPayload;
  /** Applies for a commitment package. An operator reviews it. */
  applyForCommitment: CommitmentPayload;
  /** Asks the member's passkeys. The answer as JSON goes in `factorCode`, where a code of an app goes. */
  askPasskey: PasskeyQuestion;
  /** Asks whichever passkey of the portal the browser has. Visitors may ask. */
  askPasskeyLogin: PasskeyQuestion;
  /** What proves the second step of a sign-in. The answer as JSON goes in `factorCode` of `completeLogin`. Visitors may ask. */
  askSecondStep: SecondStep;
  /** Binds a BEP20 wallet address to the account, in place of an earlier one. */
  bindGameWallet: GameAccountPayload;
  /** Buys an entrust package with `ASSETS_POINT`, which stay locked in it. */
  buyEntrust: EntrustPayload;
  /** Buys an insurance package. */
  buyInsurancePackage: InsuranceContractPayload;
  /** Buys PIN codes for an insurance package. Their price is locked until they are activated. */
  buyMatchingCodes: MatchingCodePayload;
  /** Buys the whole of another member's offer, immediately and finally. */
  buyOtc: OtcPayload;
  /** Cancels a convert order that has not settled. */
  cancelConvert: ConvertPayload;
  /** Takes back an offer of the member that was not bought. */
  cancelOtc: OtcPayload;
  /**
   * Cancels a withdrawal that is pending review: the credits come back with the fee. It still counts as the one withdrawal of
   * its business day. NOT_IMPLEMENTED where `portal.extensions` has no `cancelWithdrawal`.
   */
  cancelWithdrawal: WithdrawalPayload;
  /** Brings credits from Hash Kingdom back to the member's game credits. */
  cashOutOfHashKingdom: CashOutOfHashKingdomPayload;
  /**
   * Gives the member an email address with the codes, and ends the member's other sessions. Where there was another address
   * before, nothing can be withdrawn or sent to other members for 24 hours. Needs the extension `changeEmail`.
   */
  changeEmail: ChangeEmailPayload;
  /** Changes the login password and ends every session of the member. */
  changeLoginPassword: ChangeLoginPasswordPayload;
  /** Changes the transaction password. */
  changeTransactionPassword: ChangeTransactionPasswordPayload;
  /** Claims the free insurance package of an approved application. */
  claimCommitment: CommitmentPayload;
  /** The second step of a sign-in, for members who have a second factor. Visitors may ask. */
  completeLogin: LoginPayload;
  /** Freezes credits of one kind to make them another after a short while. */
  convert: ConvertPayload;
  /** Makes a new captcha. Visitors may ask. */
  createCaptcha: Captcha;
  /** Deletes a bank account. Orders that were made keep what they were made with. */
  deleteBankAccount: DeletePayoutMethodPayload;
  /** Deletes a wallet address. Orders that were made keep what they were made with. */
  deleteWalletAddress: DeletePayoutMethodPayload;
  /** Tells the platform of a bank deposit. It is credited once it is approved. */
  depositByBank: DepositPayload;
  /** Tells the platform of a USDT deposit. It is credited once it is approved. */
  depositOnChain: DepositPayload;
  /** Ends all sessions of the member but the one that asks, at once. Needs the extension `endOtherSessions`. */
  endOtherSessions: EndSessionsPayload;
  /** Ends one session of the member, at once. Needs the extension `endSession`. */
  endSession: EndSessionsPayload;
  /** Signs the member in at the game and answers the way into it. */
  enterGame: EnterGamePayload;
  /** Begins a session of Hash Kingdom. Needs no session of the portal; each launch token is good once. */
  enterHashKingdom: EnterHashKingdomPayload;
  /** Buys entries in the round in progress, with `CASH_POINT`. */
  enterJackpot: EnterJackpotPayload;
  /** Claims the loss of an insured trade. It is paid in cash credits once it is approved. */
  fileClaim: FileClaimPayload;
  /**
   * Signs a member in. Visitors may ask. After three failures of a user name a captcha is needed, and an address waits
   * longer after each further failure. An error whose `extensions.needs` is `captcha` asks for one with the next attempt;
   * with `secondFactor` the password was right, and its `extensions.challenge` goes to `completeLogin` with a code.
   */
  login: LoginPayload;
  /** Signs in the member whose passkey answered, without name and password. Visitors may ask. */
  loginByPasskey: LoginPayload;
  /** Ends the session that asks. */
  logout: LogoutPayload;
  /** Pays a premium, which insures the next six trades of a package. */
  payPremium: PremiumPayload;
  /** Bets on the next block, which is revealed at once. */
  playHashKingdom: PlayHashKingdomPayload;
  /** Begins to add an authenticator app. */
  prepareAuthenticatorApp: PrepareAuthenticatorAppPayload;
  /** Begins to add a passkey. */
  preparePasskey: PasskeyQuestion;
  /** A proof that goes in place of the transaction password, once and for one operation with exactly this input. */
  proveByFactor: ProveByFactorPayload;
  /** Offers USDT_POINT for sale and freezes them until the offer is bought or cancelled. */
  publishOtc: OtcPayload;
  /** Ends an entrust package within 24 hours of its expiry and makes its credits available. */
  redeemEntrust: EntrustPayload;
  /** Ends an unlocked insurance package and closes the member's transfers until the next 00:00 GMT+8. */
  redeemInsurancePackage: InsuranceContractPayload;
  /** Restores what losses took from an insurance package. */
  refillInsurancePackage: InsuranceContractPayload;
  /** Makes a new member. Visitors may ask. */
  register: RegisterPayload;
  /** Makes the member's account at the game, once; again under the same name it is answered. */
  registerGame: GameAccountPayload;
  /** Removes a saved recipient; one who is not saved is removed already. */
  removeRecipient: SavedRecipientsPayload;
  /** Removes a factor. With the last one go the recovery codes, and the transaction password confirms again. */
  removeSecondFactor: SecondFactorsPayload;
  /** Ten new recovery codes in place of those that there were. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** Sends a code to the member's e-mail address. Visitors may ask. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new login password with a code. Visitors may ask. */
  resetPassword: ResetPasswordPayload;
  /**
   * Sets a new transaction password with the login password and a code, after which nothing can be withdrawn or sent to other
   * members for 24 hours. Needs the extension `resetTransactionPassword`.
   */
  resetTransactionPassword: ResetTransactionPasswordPayload;
  /** Saves a member as a recipient. Refused, and counted, as `recipient` is. */
  saveRecipient: SavedRecipientsPayload;
  /**
   * Mails a code to a new email address, and another to the member's address so far where there is one. Needs the extension
   * `sendEmailCodes`.
   */
  sendEmailCodes: SendEmailCodesPayload;
  /** Mails a code for a new transaction password. Needs the extension `sendTransactionCode`. */
  sendTransactionCode: SendTransactionCodePayload;
  /** Sets where the daily profit of an entrust package goes, from the next one on. */
  setEntrustAutoAdd: EntrustPayload;
  /** Lets a factor confirm operations in place of the transaction password, or no longer. */
  setFactorConfirms: SecondFactorsPayload;
  /** Lets profits go into the packages, or be paid out, from the next trade on. */
  setInsuranceAutoCompound: SetInsuranceAutoCompoundPayload;
  /** Says whether the member wants a kind of mail. Needs the extension `setMailPreference`. */
  setMailPreference: SetMailPreferencePayload;
  /**
   * Submits an identity for verification. Refused while one is pending or passed, and for a number that is another member's.
   * Where no answer arrived, `identity` of `me` says whether it was submitted.
   */
  submitIdentity: SubmitIdentityPayload;
  /** Moves credits to another member, immediately and finally. */
  transfer: TransferPayload;
  /** Gives a PIN code to another member, who gets a new code in its place, immediately and finally. */
  transferMatchingCode: MatchingCodePayload;
  /** Moves game credits to the game, at once. */
  transferToGame: TransferToGamePayload;
  /** Changes a bank account. */
  updateBankAccount: BankAccountPayload;
  /** Changes a wallet address. */
  updateWalletAddress: WalletAddressPayload;
  /** Makes an entrust package the next larger one for the difference. A new term begins at once; what was compounded stays in it. */
  upgradeEntrust: EntrustPayload;
  /** Makes an insurance package a larger one for the difference of their prices; its contract begins anew. */
  upgradeInsurancePackage: InsuranceContractPayload;
  /** Freezes credits and asks for their payment to a wallet address. One a business day, whatever its outcome. */
  withdrawOnChain: WithdrawalPayload;
  /** Freezes credits and asks for their payment to a bank account. One a business day, whatever its outcome. */
  withdrawToBank: WithdrawalPayload;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAcceptAgreementArgs = {
  input: AcceptAgreementInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationActivateMatchingCodeArgs = {
  input: ActivateMatchingCodeInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAddAuthenticatorAppArgs = {
  input: AddAuthenticatorAppInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAddBankAccountArgs = {
  input: AddBankAccountInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAddToInsurancePackageArgs = {
  input: InsuranceAmountInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAddWalletAddressArgs = {
  input: AddWalletAddressInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationApplyForCommitmentArgs = {
  input: ApplyForCommitmentInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAskPasskeyArgs = {
  input: AskPasskeyInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationAskSecondStepArgs = {
  input: AskSecondStepInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationBindGameWalletArgs = {
  input: BindGameWalletInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationBuyEntrustArgs = {
  input: BuyEntrustInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationBuyInsurancePackageArgs = {
  input: BuyInsurancePackageInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationBuyMatchingCodesArgs = {
  input: BuyMatchingCodesInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationBuyOtcArgs = {
  input: BuyOtcInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationCancelConvertArgs = {
  input: CancelConvertInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationCancelOtcArgs = {
  input: CancelOtcInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationCashOutOfHashKingdomArgs = {
  input: CashOutOfHashKingdomInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationChangeLoginPasswordArgs = {
  input: ChangeLoginPasswordInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationChangeTransactionPasswordArgs = {
  input: ChangeTransactionPasswordInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationClaimCommitmentArgs = {
  input: ClaimCommitmentInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationCompleteLoginArgs = {
  input: CompleteLoginInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationConvertArgs = {
  input: ConvertInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationDeleteBankAccountArgs = {
  input: DeletePayoutMethodInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationDeleteWalletAddressArgs = {
  input: DeletePayoutMethodInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationDepositByBankArgs = {
  input: BankDepositInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationDepositOnChainArgs = {
  input: OnChainDepositInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationEnterHashKingdomArgs = {
  input: EnterHashKingdomInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationEnterJackpotArgs = {
  input: EnterJackpotInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationFileClaimArgs = {
  input: FileClaimInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationLoginByPasskeyArgs = {
  input: LoginByPasskeyInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationPayPremiumArgs = {
  input: InsuranceAmountInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationPlayHashKingdomArgs = {
  input: PlayHashKingdomInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationPrepareAuthenticatorAppArgs = {
  input: PrepareAuthenticatorAppInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationPreparePasskeyArgs = {
  input: PreparePasskeyInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationProveByFactorArgs = {
  input: ProveByFactorInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationPublishOtcArgs = {
  input: PublishOtcInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRedeemEntrustArgs = {
  input: RedeemEntrustInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRedeemInsurancePackageArgs = {
  input: InsuranceAmountInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRefillInsurancePackageArgs = {
  input: InsuranceAmountInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRegisterGameArgs = {
  input: RegisterGameInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRemoveRecipientArgs = {
  input: SavedRecipientInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationResetTransactionPasswordArgs = {
  input: ResetTransactionPasswordInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSaveRecipientArgs = {
  input: SavedRecipientInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSendEmailCodesArgs = {
  input: SendEmailCodesInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSendTransactionCodeArgs = {
  input: SendTransactionCodeInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSetEntrustAutoAddArgs = {
  input: EntrustAutoAddInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSetFactorConfirmsArgs = {
  input: SetFactorConfirmsInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSetInsuranceAutoCompoundArgs = {
  input: SetInsuranceAutoCompoundInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSetMailPreferenceArgs = {
  input: SetMailPreferenceInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationSubmitIdentityArgs = {
  input: SubmitIdentityInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationTransferArgs = {
  input: TransferInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationTransferMatchingCodeArgs = {
  input: TransferMatchingCodeInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationTransferToGameArgs = {
  input: TransferToGameInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationUpdateBankAccountArgs = {
  input: UpdateBankAccountInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationUpdateWalletAddressArgs = {
  input: UpdateWalletAddressInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationUpgradeEntrustArgs = {
  input: UpgradeEntrustInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationUpgradeInsurancePackageArgs = {
  input: UpgradeInsurancePackageInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationWithdrawOnChainArgs = {
  input: OnChainWithdrawalInput;
};


/**
 * Everything that changes something. Where visitors may ask, the field says so; all else needs the token of `login`, sent
 * as `Authorization: Bearer …`. Inputs with an `idempotencyKey` move credits and may be sent again; the others may not.
 */
export type MutationWithdrawToBankArgs = {
  input: BankWithdrawalInput;
};

/** A USDT deposit that the member has sent. */
export type OnChainDepositInput = {
  /** What was sent, in USDT. */
  amount: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each deposit the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one deposit, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The network it was sent on. */
  network: WalletNetwork;
  /** A picture of the receipt: JPEG, PNG or WebP, at most 5 MB. */
  receiptImage?: InputMaybe<Scalars['Upload']['input']>;
  /**
   * Transaction hash, or the receipt number of the exchange that sent it. A member reports a payment once, however its
   * hash is written, and a payment is credited once.
   */
  reference: Scalars['String']['input'];
};

/** A withdrawal to one of the member's wallet addresses. */
export type OnChainWithdrawalInput = {
  /** What leaves the member's credit, the fee included; in withdraw credits. */
  amount: Scalars['Decimal']['input'];
  /** The fee the member was shown; when it has changed, the withdrawal is refused and the new one told. */
  fee: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each withdrawal the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one withdrawal, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The network; the wallet address must be of it. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
  /** Which of the member's wallet addresses. */
  walletAddressId: Scalars['ID']['input'];
};

/** What holds for trading now, and one order. */
export type OtcInfo = {
  __typename?: 'OtcInfo';
  /** Fee of an offer published now, as a fraction of what the buyer pays: `0.01` is 1 %. */
  feeRate: Scalars['Decimal']['output'];
  /** Whether offers are published and bought at the moment. One can always be cancelled. */
  isOpen: Scalars['Boolean']['output'];
  /** How many published offers a member can have at a time. */
  maxPublished: Scalars['Int']['output'];
  /** Largest amount of an offer, in USDT_POINT. */
  maximum: Scalars['Decimal']['output'];
  /** Highest price, in CASH_POINT for one USDT_POINT. */
  maximumPrice: Scalars['Decimal']['output'];
  /** Least amount of an offer, in USDT_POINT. */
  minimum: Scalars['Decimal']['output'];
  /** Lowest price, in CASH_POINT for one USDT_POINT. */
  minimumPrice: Scalars['Decimal']['output'];
  /** The order that was asked for; null without an ID, and for one that is neither the member's nor in the lobby. */
  order: Maybe<OtcOrder>;
  /** How many the member has. */
  published: Scalars['Int']['output'];
};

/** Which offers of the lobby to list. Everything left out means all. */
export type OtcOfferFilter = {
  /** Largest amount, in USDT_POINT. */
  maxAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Highest price, in CASH_POINT for one USDT_POINT. */
  maxPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Least amount, in USDT_POINT. */
  minAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest price, in CASH_POINT for one USDT_POINT. */
  minPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** An offer of USDT_POINT for CASH_POINT. It is bought whole, and what it is about never changes. */
export type OtcOrder = {
  __typename?: 'OtcOrder';
  /** What the seller gets in CASH_POINT: `total` - `fee`; null for everyone but the seller. */
  actualAmount: Maybe<Scalars['Decimal']['output']>;
  /** How many USDT_POINT. */
  amount: Scalars['Decimal']['output'];
  /** User name of the buyer, masked likewise; null until it is bought, and for members who have no part in it. */
  buyer: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was bought or cancelled; null while it is published. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The platform's part of `total`, which the seller bears, rounded down; null for everyone but the seller. */
  fee: Maybe<Scalars['Decimal']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** CASH_POINT for one of them. */
  price: Scalars['Decimal']['output'];
  /** Receipt number, the same for both members; null for members who have no part in it. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** User name of the seller, masked: its first and its last letter. */
  seller: Scalars['String']['output'];
  /** What this member did in it; null for an offer of another member. */
  side: Maybe<OtcSide>;
  /** How far it has come. */
  status: OtcStatus;
  /** What the buyer pays in CASH_POINT: `amount` × `price`, rounded up at eight decimals. */
  total: Scalars['Decimal']['output'];
  /** The ledger's number of the freezing for the seller, of the purchase for the buyer; null for everyone else. */
  transactionNumber: Maybe<Scalars['String']['output']>;
};

/** A page of offers. */
export type OtcOrderConnection = {
  __typename?: 'OtcOrderConnection';
  /** The offers of this page. */
  edges: Array<OtcOrderEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** An offer and its cursor. */
export type OtcOrderEdge = {
  __typename?: 'OtcOrderEdge';
  /** Give it as `after` to go on behind this offer. */
  cursor: Scalars['String']['output'];
  /** The offer. */
  node: OtcOrder;
};

/** An order as it now is. */
export type OtcPayload = {
  __typename?: 'OtcPayload';
  /** The order. */
  order: OtcOrder;
};

/** Which of the member's own offers to list. Everything left out means all. */
export type OtcSaleFilter = {
  /** Only the offer published with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  status?: InputMaybe<OtcStatus>;
};

/** What the member did in an order. */
export type OtcSide =
  /** Bought them. */
  | 'BUY'
  /** Offered the USDT credits. */
  | 'SELL';

/** How a lobby is sorted. */
export type OtcSort =
  /** By age, the newest first. */
  | 'NEWEST'
  /** By price, the lowest first; offers of the same price by age, the oldest first. */
  | 'PRICE_ASC'
  /** By price, the highest first; offers of the same price by age, the newest first. */
  | 'PRICE_DESC';

/** How far an offer has come. */
export type OtcStatus =
  /** It was cancelled; the credits came back. */
  | 'CANCELLED'
  /** A member bought all of it. */
  | 'COMPLETED'
  /** The credits are frozen; it can be bought, and cancelled by its seller. */
  | 'PUBLISHED';

/** Where a page of a connection begins and ends (Relay Cursor Connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge: give it as `after` for the next page. Null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether a further page follows this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page lies before this one: true once an `after` cursor was given. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** What passkeys are asked. */
export type PasskeyQuestion = {
  __typename?: 'PasskeyQuestion';
  /** Until when the answer is taken: five minutes from now, once. */
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
  /** What to bet on. */
  choice: RoundChoice;
  /** 1 to 64 letters, digits and dashes that the player chose. */
  clientSeed: Scalars['String']['input'];
  /** Made by the client once for each bet, 16 to 64 letters, digits and dashes. The same bet with the same key is one bet. */
  key: Scalars['String']['input'];
  /** The session of the game. */
  session: Scalars['String']['input'];
  /** How much, in game credits. */
  stake: Scalars['Decimal']['input'];
};

/** A round that was played. */
export type PlayHashKingdomPayload = {
  __typename?: 'PlayHashKingdomPayload';
  /** What the player sees afterwards. */
  kingdom: HashKingdom;
  /** The round. */
  round: KingdomRound;
};

/** What a site's portal has, which depends on its platform and on its operator. */
export type Portal = {
  __typename?: 'Portal';
  /** What the platform has beyond its own contract, by name, such as `logout`. What needs another one is hidden, or does without. */
  extensions: Array<Scalars['String']['output']>;
  /** Where members get help from people. */
  support: Support;
};

/** A premium: it insures the six trades of the business days after the one on which it was paid. */
export type Premium = {
  __typename?: 'Premium';
  /** What it cost, in insurance credits. */
  amount: Scalars['Decimal']['output'];
  /** The ID of the insurance package whose trades it insures. */
  contractId: Scalars['ID']['output'];
  /** When it was paid or given. */
  createdAt: Scalars['DateTime']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** What the package held when it was paid, in insurance credits: losses are covered up to this amount, and growth by the next premium. Null where the platform does not say. */
  insuredAmount: Maybe<Scalars['Decimal']['output']>;
  /** The name of that package. */
  name: Scalars['String']['output'];
  /** 1 for the first premium of its package, 2 for the second. */
  position: Scalars['Int']['output'];
  /** When it was taken back; null where it was not. */
  recalledAt: Maybe<Scalars['DateTime']['output']>;
  /** Receipt number: names it at the platform. */
  receiptNumber: Scalars['String']['output'];
  /** The sum of these trades, in credits; negative where losses outweigh. */
  result: Scalars['Decimal']['output'];
  /** How it came about, and whether it still counts. */
  status: PremiumStatus;
  /** How many trades it has insured so far, at most 6. */
  trades: Scalars['Int']['output'];
  /** The ledger's number of the payment. */
  transactionNumber: Scalars['String']['output'];
};

/** A page of premiums, newest first. */
export type PremiumConnection = {
  __typename?: 'PremiumConnection';
  /** The premiums of this page. */
  edges: Array<PremiumEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A premium and its cursor. */
export type PremiumEdge = {
  __typename?: 'PremiumEdge';
  /** Give it as `after` to go on behind this premium. */
  cursor: Scalars['String']['output'];
  /** The premium. */
  node: Premium;
};

/** Which premiums to list. Everything left out means all. */
export type PremiumFilter = {
  /** Only the premium paid with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only premiums in this state. */
  status?: InputMaybe<PremiumStatus>;
};

/** Why no premium can be paid for an insurance package now. */
export type PremiumObstacle =
  /** The package had both of its premiums. */
  | 'MAXIMUM'
  /** The trades of the first premium did not come to a profit. */
  | 'ROUND_LOST'
  /** The six trades of the first premium are not over. */
  | 'ROUND_OPEN'
  /** The package has ended. */
  | 'TERMINATED'
  /** Trials are not insured. */
  | 'TRIAL'
  /** Only trades of locked packages are insured. */
  | 'UNLOCKED';

/** A premium as it now is. */
export type PremiumPayload = {
  __typename?: 'PremiumPayload';
  /** The premium. */
  premium: Premium;
};

/** How a premium came about, and whether it still counts. */
export type PremiumStatus =
  /** The platform gave it. */
  | 'ISSUED'
  /** The member paid it. */
  | 'PAID'
  /** The platform gave it and took it back before it insured a trade. */
  | 'RECALLED';

/** Begins to add an authenticator app. */
export type PrepareAuthenticatorAppInput = {
  /** A code or an answer of a factor, or a recovery code, once the member has a factor. */
  factorCode?: InputMaybe<Scalars['String']['input']>;
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
};

/** What an authenticator app needs. It counts once a code of the app was given. */
export type PrepareAuthenticatorAppPayload = {
  __typename?: 'PrepareAuthenticatorAppPayload';
  /** Until when a code of the app is taken. */
  expiresAt: Scalars['DateTime']['output'];
  /** The secret in Base32, to be typed. Told this once. */
  secret: Scalars['String']['output'];
  /** The same to be scanned: `otpauth://totp/…`. */
  uri: Scalars['String']['output'];
};

/** Begins to add a passkey. */
export type PreparePasskeyInput = {
  /** A code or an answer of a factor, or a recovery code, once the member has a factor. */
  factorCode?: InputMaybe<Scalars['String']['input']>;
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
};

/** Asks for a proof for one operation. */
export type ProveByFactorInput = {
  /** A code, or what a passkey answers to `askPasskey` for the same operation. Recovery codes confirm nothing. */
  factorCode: Scalars['String']['input'];
  /** The operation that it confirms. */
  operation: ConfirmedOperationInput;
  /** The transaction password, unless a factor confirms in its place. */
  transactionPassword?: InputMaybe<Scalars['String']['input']>;
};

/** A proof for one operation. */
export type ProveByFactorPayload = {
  __typename?: 'ProveByFactorPayload';
  /** Until when it is good: two minutes from now. */
  expiresAt: Scalars['DateTime']['output'];
  /** Send it as the operation's `transactionPassword`. Good once and for the same input; never logged. */
  proof: Scalars['String']['output'];
};

/** An offer to publish. */
export type PublishOtcInput = {
  /** What the member was shown to get; when the fee has changed, the offer is refused and the new figure told. */
  actualAmount: Scalars['Decimal']['input'];
  /** How many USDT_POINT. */
  amount: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each offer the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one offer, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** CASH_POINT for one of them, above 0. */
  price: Scalars['Decimal']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type Query = {
  __typename?: 'Query';
  /** The member's seven credits, in the order of CreditType. Safe to poll. */
  assets: Array<Asset>;
  /** The member's bank accounts, oldest first; at most 20. */
  bankAccounts: Array<BankAccount>;
  /** The member's insured rounds with their orders, newest first. Premiums that were recalled have none. */
  claimRounds: ClaimRoundConnection;
  /** The screenshot of one of the member's claims; null where there is no such claim. */
  claimScreenshot: Maybe<UploadedImage>;
  /** The member's claims, newest first. */
  claims: ClaimConnection;
  /** The seven credits and their names. Visitors may ask. */
  coins: Array<Coin>;
  /** The member's applications for commitment packages, newest first. */
  commitmentApplications: CommitmentApplicationConnection;
  /** The commitment packages that are offered, and those that the member applied for. */
  commitments: Array<Commitment>;
  /** Pairs, rates, fees and limits. */
  convertConfig: ConvertConfig;
  /** The member's convert orders, newest first. */
  convertOrders: ConvertOrderConnection;
  /** The countries a member can choose, by name in the language of the request. Visitors may ask. */
  countries: Array<Country>;
  /** The kinds of record that exist, in the order a filter shows them. */
  creditRecordTypes: Array<CreditRecordType>;
  /** The member's movements, newest first. */
  creditRecords: CreditRecordConnection;
  /** Networks with the member's addresses, channels, rates and limits. */
  depositConfig: DepositConfig;
  /** The receipt picture of one of the member's deposits; null where there is none. */
  depositReceiptImage: Maybe<UploadedImage>;
  /** The member's deposits, newest first. */
  deposits: DepositConnection;
  /**
   * What the member earned by kind and day (spec: bonus report). At most 366 days; without `from` the 30 days up to
   * `to`, without `to` up to today.
   */
  earningsReport: EarningsReport;
  /** The entrust packages that can be bought, by amount. */
  entrustOffers: Array<EntrustOffer>;
  /** The member's entrust packages, newest first. */
  entrustOrders: EntrustOrderConnection;
  /** What the member has in entrust packages, paid for them, and earned with them. */
  entrustTotals: EntrustTotals;
  /** The linked game, and the member's account there. */
  game: Game;
  /** The member's transfers to the game and back, newest first. */
  gameTransfers: GameTransferConnection;
  /** What the member has wagered at the game. */
  gameWagered: GameWagered;
  /** Hash Kingdom for the player of a session; null once the session is over, and without one. */
  hashKingdom: Maybe<HashKingdom>;
  /** The photos of the identity that the member last submitted; null where there are none. */
  identityPhotos: Maybe<IdentityPhotos>;
  /** The member's newest running package, and whether profits compound. */
  insurance: InsuranceOverview;
  /** The member's insurance packages, newest first. */
  insuranceContracts: InsuranceContractConnection;
  /** The premiums of a package of the member, with the trades that they insured. */
  insuranceCover: InsuranceCover;
  /** The insurance packages that are offered, the cheapest first. */
  insurancePackages: Array<InsurancePackage>;
  /** What redeeming a package of the member costs and brings now. */
  insuranceRedemption: InsuranceRedemption;
  /** The public list of entries of a round, a page at a time, once it is drawn. */
  jackpotEntryList: JackpotEntryList;
  /** The member's entries as they were bought, newest first. */
  jackpotOrders: JackpotOrderConnection;
  /** A round of the jackpot; null where there is no such round. */
  jackpotRound: Maybe<JackpotRound>;
  /** The rounds before the one in progress, newest first. */
  jackpotRounds: JackpotRoundConnection;
  /** What the member put into the jackpot and won, over all rounds. */
  jackpotTotals: JackpotTotals;
  /** The ranks, from -1 (player) to 7 (three star). Visitors may ask. */
  levels: Array<Level>;
  /** Which mails the member gets; null where the platform sends none, or `portal.extensions` has no `mailPreferences`. */
  mailPreferences: Maybe<MailPreferences>;
  /** What happened to the member's PIN codes, newest first. */
  matchingCodeRecords: MatchingCodeRecordConnection;
  /** The member's PIN codes, newest first. */
  matchingCodes: MatchingCodeConnection;
  /** The member who is signed in. Safe to poll. */
  me: Member;
  /** What the platform publishes, newest first. Visitors may ask. */
  media: Array<MediaItem>;
  /** The rules of trading, how many offers the member has published, and one order. */
  otcInfo: OtcInfo;
  /** The lobby: offers that can be bought, the member's own among them. */
  otcOffers: OtcOrderConnection;
  /** What the member bought, the latest first. */
  otcPurchases: OtcOrderConnection;
  /** The member's own offers, newest first. */
  otcSales: OtcOrderConnection;
  /**
   * The address at which passkeys are made and used, as browsers say it; null where the site's platform takes none. Visitors may
   * ask.
   */
  passkeyOrigin: Maybe<Scalars['String']['output']>;
  /** What this site's portal has. Visitors may ask. */
  portal: Portal;
  /** The member's premiums, newest first. */
  premiums: PremiumConnection;
  /**
   * The member of a user name, before something is sent to them. Refused as the transfer would be: an unknown name, the member
   * itself, and a member who can receive nothing. A member asks at most 20 times in a minute and 200 times on a business day.
   * `NOT_IMPLEMENTED` where `portal.extensions` has no `recipient`.
   */
  recipient: Recipient;
  /**
   * The members whom the member saved as recipients, by name, at most 50. `NOT_IMPLEMENTED` where `portal.extensions` has no
   * `savedRecipients`.
   */
  savedRecipients: Array<Recipient>;
  /** The member's second factors; null where the site's platform has none. */
  secondFactors: Maybe<SecondFactors>;
  /**
   * The member's sessions that have not ended: the one that asks, then those used last. Null where `portal.extensions` has no
   * `sessions`.
   */
  sessions: Maybe<Array<Session>>;
  /**
   * A month of the member's credits: opening and closing balances, what moved between them, and the movements. Months are
   * those of business days, GMT+8. `NOT_IMPLEMENTED` where `portal.extensions` has no `statement`.
   */
  statement: Statement;
  /** The member's own place in the network, and the rank ladder. */
  team: Team;
  /**
   * The line of invitations from the asking member, left out, down to a member of the own team, who is the last. Of a longer
   * line the last 64. Refused for a member who is not of the own team, as for one who does not exist.
   */
  teamLine: Array<TeamMember>;
  /** Members who were invited by one member. Refused for a member who is not of the own team, as for one who does not exist. */
  teamMembers: TeamMemberConnection;
  /** Members of the own team, by user name. */
  teamSearch: TeamMemberConnection;
  /** Rules and closing of the member's transfers. */
  transferConfig: TransferConfig;
  /** The member's transfers, both ways, newest first. */
  transfers: TransferConnection;
  /**
   * How long reviews usually take. A kind of which too few were decided is not there; where `portal.extensions` has no
   * `usualReviewTimes`, none is.
   */
  usualReviewTimes: Array<UsualReviewTime>;
  /** The member's wallet addresses, oldest first; at most 20. */
  walletAddresses: Array<WalletAddress>;
  /** Rules, and when the member can withdraw next. */
  withdrawalConfig: WithdrawalConfig;
  /** The member's withdrawals, newest first. */
  withdrawals: WithdrawalConnection;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryClaimRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryClaimScreenshotArgs = {
  claimId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryClaimsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClaimFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryCommitmentApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommitmentApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryConvertOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ConvertOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryCreditRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CreditRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryDepositReceiptImageArgs = {
  depositId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryEarningsReportArgs = {
  from?: InputMaybe<Scalars['BusinessDate']['input']>;
  to?: InputMaybe<Scalars['BusinessDate']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryEntrustOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EntrustOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryGameTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<GameTransferDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryHashKingdomArgs = {
  session?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryInsuranceContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InsuranceContractFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryInsuranceCoverArgs = {
  contractId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryInsuranceRedemptionArgs = {
  contractId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryJackpotEntryListArgs = {
  page?: Scalars['Int']['input'];
  roundId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryJackpotOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JackpotOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryJackpotRoundArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryJackpotRoundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryMatchingCodeRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchingCodeRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryMatchingCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchingCodeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryMediaArgs = {
  kind?: InputMaybe<MediaKind>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryOtcInfoArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryOtcOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OtcOfferFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OtcSort>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryOtcPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryOtcSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OtcSaleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryPremiumsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PremiumFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryRecipientArgs = {
  userName: Scalars['String']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryStatementArgs = {
  month: Scalars['String']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryTeamLineArgs = {
  to: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryTeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  below?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TeamSort>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryTeamSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  userName?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<TransferDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. Where visitors may ask, the field says so; all else needs the token of `login`, sent as
 * `Authorization: Bearer …`.
 */
export type QueryWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WithdrawalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a rank asks for. A member who has both is raised to it. Ranks are never lowered, and count qualified members only. */
export type RankRequirement = {
  __typename?: 'RankRequirement';
  /** How many qualified members one must have invited oneself. */
  directMembers: Scalars['Int']['output'];
  /** The rank: 0 (deputy manager) to 7 (three star). */
  level: Scalars['Int']['output'];
  /** How many qualified members the whole team must have. */
  teamMembers: Scalars['Int']['output'];
};

/** A member to whom something can be sent. */
export type Recipient = {
  __typename?: 'Recipient';
  /** The day of joining. */
  memberSince: Scalars['BusinessDate']['output'];
  /** The user name as it was registered, in upper and lower case. */
  userName: Scalars['String']['output'];
};

/** The factors as they are now, and new recovery codes. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** New recovery codes, each good once in place of a code, told this once; empty where those from before still hold. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The factors as they are now. */
  secondFactors: SecondFactors;
};

/** An entrust package to redeem. */
export type RedeemEntrustInput = {
  /** Which package of the member. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each redemption the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it redeems once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An account to make. */
export type RegisterGameInput = {
  /** 4 to 20 letters, digits and underscores, beginning with a letter. No other player has it, in upper or lower case. */
  nickname: Scalars['String']['input'];
};

/** What a visitor fills in to become a member. */
export type RegisterInput = {
  /** The characters in its picture, in upper or lower case. */
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
  /** 4 to 20 letters, digits and underscores, no spaces, beginning with a letter. Unique regardless of case. */
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

/** Removes a factor. */
export type RemoveSecondFactorInput = {
  /** A code or an answer of a factor, or a recovery code. */
  factorCode: Scalars['String']['input'];
  /** The factor. */
  id: Scalars['ID']['input'];
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
};

/** Asks for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** A code or an answer of a factor, or a recovery code. */
  factorCode: Scalars['String']['input'];
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
};

/** Asks for a code to set a new login password. */
export type RequestPasswordResetInput = {
  /** The characters in its picture, in upper or lower case. */
  captchaAnswer: Scalars['String']['input'];
  /** The captcha that was shown. */
  captchaId: Scalars['ID']['input'];
  /** User name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** The same for a known and an unknown user name, so that it does not reveal who is a member. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** How long the code is accepted, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** Seconds to wait before asking again. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** Sets a new login password with the code that was sent. */
export type ResetPasswordInput = {
  /** The code that was sent: twelve characters, in upper or lower case, with or without the dashes between them. */
  code: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit. */
  newPassword: Scalars['String']['input'];
  /** User name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** The answer to a password reset. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True: the new password is set and every session of the member has ended. */
  reset: Scalars['Boolean']['output'];
};

/** Sets a new transaction password without the one before. */
export type ResetTransactionPasswordInput = {
  /** The code that was mailed, in upper or lower case, with or without the dashes. */
  code: Scalars['String']['input'];
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
  /** 8 to 64 characters with at least one letter and one digit, unlike the login password. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a reset of the transaction password. */
export type ResetTransactionPasswordPayload = {
  __typename?: 'ResetTransactionPasswordPayload';
  /** Until when nothing can be withdrawn or sent to other members. */
  payoutsClosedUntil: Scalars['DateTime']['output'];
};

/** What the platform reviews. */
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

/** What a round of Hash Kingdom can be bet on. */
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

/** A recipient to save, or to save no more. */
export type SavedRecipientInput = {
  /** The user name, in upper or lower case. */
  userName: Scalars['String']['input'];
};

/** What is saved now. */
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
  /** When it last proved something; null: not since it was added. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The member's name for it. */
  name: Scalars['String']['output'];
};

/** What a member proves a sign-in with besides the password. */
export type SecondFactorKind =
  /** A passkey (WebAuthn): a device or a security key that signs once the member unlocked it. It signs in by itself too. */
  | 'PASSKEY'
  /** An authenticator app that shows a code of six digits every 30 seconds (RFC 6238). */
  | 'TOTP';

/** The member's second factors and what they are for. Without any, signing in takes the password alone. */
export type SecondFactors = {
  __typename?: 'SecondFactors';
  /** Whether a factor confirms operations in place of the transaction password. */
  confirmsOperations: Scalars['Boolean']['output'];
  /** Oldest first, at most five. */
  factors: Array<SecondFactor>;
  /** How many of the ten recovery codes were not used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The factors as they are now. */
export type SecondFactorsPayload = {
  __typename?: 'SecondFactorsPayload';
  /** The factors as they are now. */
  secondFactors: SecondFactors;
};

/** What proves the second step of a sign-in. */
export type SecondStep = {
  __typename?: 'SecondStep';
  /** What the member has. A recovery code always does. */
  kinds: Array<SecondFactorKind>;
  /** What the member's passkeys are asked, as `PasskeyQuestion.options`; null where there are none. */
  options: Maybe<Scalars['String']['output']>;
};

/** Asks for the codes that confirm an email address. */
export type SendEmailCodesInput = {
  /** The new address. */
  email: Scalars['String']['input'];
  /** The transaction password, or a proof of the purpose `DESTINATION` for this address in its place. */
  transactionPassword: Scalars['String']['input'];
};

/** The answer to a request for codes. */
export type SendEmailCodesPayload = {
  __typename?: 'SendEmailCodesPayload';
  /** How long the codes are accepted, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** Seconds to wait before asking again. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** Asks for a code to set a new transaction password. */
export type SendTransactionCodeInput = {
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
};

/** The answer to a request for a code. */
export type SendTransactionCodePayload = {
  __typename?: 'SendTransactionCodePayload';
  /** How long the code is accepted, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** Seconds to wait before asking again. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** One of the member's sessions. */
export type Session = {
  __typename?: 'Session';
  /** The browser's name, such as `Chrome`; null where it does not say. */
  browser: Maybe<Scalars['String']['output']>;
  /** Names it to its member. */
  id: Scalars['ID']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** A part of the address it is used from, `203.0.113.0/24` or the /48 of IPv6; null where it is not known. */
  network: Maybe<Scalars['String']['output']>;
  /** When it was used last, to within five minutes. */
  seenAt: Scalars['DateTime']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** What the browser runs on, such as `Windows` or `iPhone`; null where it does not say. */
  system: Maybe<Scalars['String']['output']>;
};

/** Chooses what confirms operations. */
export type SetFactorConfirmsInput = {
  /** True: a factor, in place of the transaction password. False: the transaction password again. */
  enabled: Scalars['Boolean']['input'];
  /** A code or an answer of a factor, or a recovery code. */
  factorCode: Scalars['String']['input'];
  /** The login password, to prove that the request is the member's own. */
  loginPassword: Scalars['String']['input'];
  /** The transaction password, where it is to be replaced. */
  transactionPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Whether profits compound. */
export type SetInsuranceAutoCompoundInput = {
  /** True: profits go into the packages, as far as they fit; false: they are paid in reward credits. */
  autoCompound: Scalars['Boolean']['input'];
};

/** Whether profits now compound. */
export type SetInsuranceAutoCompoundPayload = {
  __typename?: 'SetInsuranceAutoCompoundPayload';
  /** True: profits go into the packages; false: they are paid in reward credits. */
  autoCompound: Scalars['Boolean']['output'];
};

/** Says whether the member wants a kind of mail. */
export type SetMailPreferenceInput = {
  /** Whether it is wanted from now on. */
  isWanted: Scalars['Boolean']['input'];
  /** Which kind. */
  kind: MailKind;
};

/** The answer to a choice of mails. */
export type SetMailPreferencePayload = {
  __typename?: 'SetMailPreferencePayload';
  /** All that are wanted now; null where the platform sends no mail. */
  mailPreferences: Maybe<MailPreferences>;
};

/** A month of the member's credits, all from one instant. */
export type Statement = {
  __typename?: 'Statement';
  /** Every credit's three parts, in the order of CreditType. */
  balances: Array<StatementBalance>;
  /** First business day of the month, GMT+8. */
  from: Scalars['BusinessDate']['output'];
  /** Whether `records` has them all. A month of more than 500 has totals alone; `creditRecords` lists them. */
  isComplete: Scalars['Boolean']['output'];
  /** When it was read. */
  readAt: Scalars['DateTime']['output'];
  /** The movements, newest first; none where `isComplete` is false. */
  records: Array<CreditRecord>;
  /** Last business day of the month, GMT+8. */
  to: Scalars['BusinessDate']['output'];
};

/** One part of a credit over a month: opening + received − paid of all movements = closing, exactly. */
export type StatementBalance = {
  __typename?: 'StatementBalance';
  /** At the last instant of the month; of the month that is not over: now. */
  closing: Scalars['Decimal']['output'];
  /** The credit. */
  coin: CreditType;
  /** What moved it, by kind; records show what moved the available part. */
  movements: Array<StatementMovement>;
  /** At the first instant of the month. */
  opening: Scalars['Decimal']['output'];
  /** Available, frozen or locked. */
  state: BalanceState;
};

/** What one kind of movement came to in a month. */
export type StatementMovement = {
  __typename?: 'StatementMovement';
  /** How many there were. */
  count: Scalars['Int']['output'];
  /** The sum of what went out, 0 or more. */
  paid: Scalars['Decimal']['output'];
  /** The sum of what came in, 0 or more. */
  received: Scalars['Decimal']['output'];
  /** The kind. */
  type: CreditRecordType;
};

/** An identity to verify. */
export type SubmitIdentityInput = {
  /** A photo of its back, which is another picture: JPEG, PNG or WebP, at most 5 MB. */
  back: Scalars['Upload']['input'];
  /** A photo of the document's front: JPEG, PNG or WebP, at most 5 MB. */
  front: Scalars['Upload']['input'];
  /**
   * The number of the identity document: 4 to 30 letters and digits. Where the member's nationality is CN it is that of the resident
   * identity card: 18 characters, of which the last is the check digit.
   */
  identityNumber: Scalars['String']['input'];
};

/** An identity that was submitted. */
export type SubmitIdentityPayload = {
  __typename?: 'SubmitIdentityPayload';
  /** How far its verification has come: pending. */
  status: IdentityStatus;
};

/** How members reach support. What the site does not have is null. */
export type Support = {
  __typename?: 'Support';
  /** An e-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /**
   * Address of a help desk, with https. What a message is about (a receipt number or a request ID) goes where the address
   * says `{receipt}`, or else into its query parameter `receipt`.
   */
  url: Maybe<Scalars['String']['output']>;
};

/** A bank account of the platform, to which a deposit is sent. */
export type SystemBankAccount = {
  __typename?: 'SystemBankAccount';
  /** Whose account it is. */
  accountName: Scalars['String']['output'];
  /** Account number or IBAN. */
  accountNumber: Scalars['String']['output'];
  /** SWIFT or routing code; null where none is needed. */
  bankCode: Maybe<Scalars['String']['output']>;
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** The channel it belongs to. */
  channelId: Scalars['ID']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
};

/** The member's own place in the network. */
export type Team = {
  __typename?: 'Team';
  /** Members whom this one invited. */
  directMembers: Scalars['Int']['output'];
  /** What the ranks ask for, lowest first. */
  ladder: Array<RankRequirement>;
  /** The member's rank, -1 (player) to 7 (three star). */
  level: Scalars['Int']['output'];
  /** Members whom this one invited and whom ranks count. */
  qualifiedDirectMembers: Scalars['Int']['output'];
  /** All members below this one whom ranks count. */
  qualifiedTeamMembers: Scalars['Int']['output'];
  /** Whether ranks count only members whose identity is verified. */
  qualifyingNeedsIdentity: Scalars['Boolean']['output'];
  /** Ranks count a member whose purchases with new value reach this amount. */
  qualifyingValue: Scalars['Decimal']['output'];
  /** What others give at registration to join below this member. */
  referralId: Scalars['String']['output'];
  /** All members below this one, of every generation. */
  teamMembers: Scalars['Int']['output'];
};

/** A member of the own team. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** Members whom this one invited. */
  directMembers: Scalars['Int']['output'];
  /** 1 for those whom the asking member invited, 2 for those whom these invited, and so on. */
  generation: Scalars['Int']['output'];
  /** The member's ID. */
  id: Scalars['ID']['output'];
  /** When the member registered. */
  joinedAt: Scalars['DateTime']['output'];
  /** The member's rank, -1 (player) to 7 (three star). */
  level: Scalars['Int']['output'];
  /** All members below this one, of every generation. */
  teamMembers: Scalars['Int']['output'];
  /** The member's user name. */
  userName: Scalars['String']['output'];
};

/** A page of members of the own team. */
export type TeamMemberConnection = {
  __typename?: 'TeamMemberConnection';
  /** The members of this page. */
  edges: Array<TeamMemberEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A member of the own team and their cursor. */
export type TeamMemberEdge = {
  __typename?: 'TeamMemberEdge';
  /** Give it as `after` to go on behind this member. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: TeamMember;
};

/** How members are ordered. */
export type TeamSort =
  /** Who joined last comes first. */
  | 'JOINED'
  /** Who has the largest team comes first, by the sizes of some seconds ago. */
  | 'SIZE';

/** A transfer between two members. */
export type Transfer = {
  __typename?: 'Transfer';
  /** What the receiver got. */
  actualAmount: Scalars['Decimal']['output'];
  /** What the sender paid, the fee included. Never signed: `direction` says which way. */
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
  note: Maybe<Scalars['String']['output']>;
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
  | 'INSURANCE_REDEEMED'
  /** The transaction password was set anew without the one before, or the email address was changed, in the last 24 hours. */
  | 'SECURITY_CHANGE';

/** What holds for the member's transfers now. */
export type TransferConfig = {
  __typename?: 'TransferConfig';
  /** Why; null while transfers are open. */
  closedReason: Maybe<TransferClosedReason>;
  /** Until when the member cannot transfer, nor give a PIN code to another; null while transfers are open. */
  closedUntil: Maybe<Scalars['DateTime']['output']>;
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

/** Which way a transfer went, seen by the signed-in member. */
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
  /** What the sender pays, the fee included. */
  amount: Scalars['Decimal']['input'];
  /** The credit to move. */
  coin: CreditType;
  /**
   * Made by the client once for each transfer the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it moves credits once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** At most 100 characters, shown to both. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** User name of the receiver, in upper or lower case. */
  toUserName: Scalars['String']['input'];
  /** The sender's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A PIN code to transfer. */
export type TransferMatchingCodeInput = {
  /** The ID of a pending code of the member. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each transfer the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it moves the code once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** User name of the receiver, in upper or lower case. */
  toUserName: Scalars['String']['input'];
  /** The member's transaction password. */
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
  /** Largest amount of one transfer, in this credit. */
  maximum: Scalars['Decimal']['output'];
  /** Least amount of one transfer, in this credit. */
  minimum: Scalars['Decimal']['output'];
  /** The amount must be a multiple of this. */
  multiple: Scalars['Decimal']['output'];
};

/** How far a transfer has come. Transfers settle at once. */
export type TransferStatus =
  /** The credits arrived. */
  | 'COMPLETED'
  /** The credits arrived, and an operator took the transfer back. The reason is with its records. */
  | 'REVERSED';

/** A transfer to make. */
export type TransferToGameInput = {
  /** How many game credits. */
  amount: Scalars['Decimal']['input'];
  /**
   * Made by the client once for each transfer the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * The same input with the same key moves credits once and answers the same; with another input the key is refused.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A transfer that was made. */
export type TransferToGamePayload = {
  __typename?: 'TransferToGamePayload';
  /** The transfer. */
  transfer: GameTransfer;
};

/** A bank account to change. Orders that were made keep what they were made with. */
export type UpdateBankAccountInput = {
  /** Whose account it is, at most 80 characters. */
  accountName: Scalars['String']['input'];
  /** 5 to 34 letters and digits; spaces and dashes are left out. */
  accountNumber: Scalars['String']['input'];
  /** Name of the bank, at most 80 characters. */
  bankName: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A wallet address to change. Orders that were made keep what they were made with. */
export type UpdateWalletAddressInput = {
  /** The address. */
  address: Scalars['String']['input'];
  /** Which one. */
  id: Scalars['ID']['input'];
  /** A name for it, at most 40 characters; null takes it away. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** As when it is added. */
  lookAlikeAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The network it is used on. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An entrust package to upgrade. */
export type UpgradeEntrustInput = {
  /** The difference that the member was shown to pay; when a package has changed, the upgrade is refused and the new terms told. */
  amount: Scalars['Decimal']['input'];
  /** The new daily profit that the member was shown, as a fraction. */
  dailyRatio: Scalars['Decimal']['input'];
  /** Which package of the member. */
  id: Scalars['ID']['input'];
  /**
   * Made by the client once for each upgrade the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it upgrades once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The next larger package of the catalogue. */
  offerId: Scalars['ID']['input'];
  /** The new term in days that the member was shown. */
  termDays: Scalars['Int']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** An insurance package to upgrade. */
export type UpgradeInsurancePackageInput = {
  /** The difference of the prices that the member was shown; when it has changed, the upgrade is refused and the new one told. */
  amount: Scalars['Decimal']['input'];
  /** Which of the member's packages. */
  contractId: Scalars['ID']['input'];
  /**
   * Made by the client once for each upgrade the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it upgrades once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Which package it becomes, one with a higher price. */
  packageId: Scalars['ID']['input'];
  /** The member's transaction password. */
  transactionPassword: Scalars['String']['input'];
};

/** A picture the member uploaded, re-encoded and without the data a camera adds. Only the member who uploaded it gets it. */
export type UploadedImage = {
  __typename?: 'UploadedImage';
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** The picture, as a `data:image/webp;base64,` address. */
  image: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** How long reviews of a kind usually take. */
export type UsualReviewTime = {
  __typename?: 'UsualReviewTime';
  /** Which reviews. */
  kind: ReviewKind;
  /** The median of those decided in the last 30 days, in seconds. */
  seconds: Scalars['Int']['output'];
};

/** A wallet address of the member, for withdrawals. */
export type WalletAddress = {
  __typename?: 'WalletAddress';
  /** The address; on BEP20 and ERC20 with the checksum of EIP-55. */
  address: Scalars['String']['output'];
  /** When it was added or last changed; a new name alone is no change. Null where that is not known. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** Whether its network was asked and no smart contract lives there; false where the network could not be asked, as on TRC20. */
  isLookedUp: Scalars['Boolean']['output'];
  /** The member's name for it; null where none was given. */
  label: Maybe<Scalars['String']['output']>;
  /** The network it is used on. */
  network: WalletNetwork;
  /** From when on it can be paid to, which is a while after it was added or changed; null where it does not wait. */
  usableAt: Maybe<Scalars['DateTime']['output']>;
};

/** A wallet address as it now is. */
export type WalletAddressPayload = {
  __typename?: 'WalletAddressPayload';
  /** The address. */
  walletAddress: WalletAddress;
};

/** A blockchain on which USDT moves. */
export type WalletNetwork =
  /** BNB Smart Chain. Addresses are 0x and 40 hexadecimal digits. */
  | 'BEP20'
  /** Ethereum. Addresses are 0x and 40 hexadecimal digits, like those of BEP20: the network must be chosen with care. */
  | 'ERC20'
  /** TRON. Addresses begin with T and have 34 characters. */
  | 'TRC20';

/** A withdrawal of the member. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** Whose bank account; null on-chain. */
  accountName: Maybe<Scalars['String']['output']>;
  /** Account number, as it was when the order was made; null on-chain. */
  accountNumber: Maybe<Scalars['String']['output']>;
  /** What is paid out, in USDT or US dollars. */
  actualAmount: Scalars['Decimal']['output'];
  /** The address it goes to, as it was when the order was made; null at a bank. */
  address: Maybe<Scalars['String']['output']>;
  /** What leaves the member's credit, the fee included; in withdraw credits. */
  amount: Scalars['Decimal']['output'];
  /** Name of the bank; null on-chain. */
  bankName: Maybe<Scalars['String']['output']>;
  /** Whether the member can cancel it, with `cancelWithdrawal`: while it is pending review, where the platform has that. */
  canCancel: Scalars['Boolean']['output'];
  /** The credit that is withdrawn. */
  coin: CreditType;
  /** When it was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** The business day it is expected to be paid, GMT+8. */
  expectedOn: Scalars['BusinessDate']['output'];
  /** The whole fee, the network's part included; in withdraw credits. */
  fee: Scalars['Decimal']['output'];
  /** Transaction hash of the payment; null before it, and at a bank. */
  hash: Maybe<Scalars['String']['output']>;
  /** Its ID. */
  id: Scalars['ID']['output'];
  /** On-chain or bank. */
  method: PaymentMethod;
  /** The network; null at a bank. */
  network: Maybe<WalletNetwork>;
  /** The network's part of the fee; in withdraw credits, 0 at a bank. */
  networkFee: Scalars['Decimal']['output'];
  /** Why it was rejected, failed, was cancelled by the platform or is looked into; null otherwise. */
  reason: Maybe<Scalars['String']['output']>;
  /** Receipt number: names the withdrawal at the platform. */
  receiptNumber: Scalars['String']['output'];
  /** How far it has come. */
  status: WithdrawalStatus;
  /** Every state it came to, oldest first. */
  steps: Array<WithdrawalStep>;
  /** The ledger's number of the freezing. */
  transactionNumber: Scalars['String']['output'];
};

/** What holds for the member's withdrawals now. */
export type WithdrawalConfig = {
  __typename?: 'WithdrawalConfig';
  /** The credit that is withdrawn. */
  coin: CreditType;
  /** The business day on which a withdrawal made now is paid: the next one (T+1), GMT+8. */
  expectedOn: Scalars['BusinessDate']['output'];
  /** When the member can withdraw next (00:00 GMT+8 of a business day); null when they can now. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when nothing is paid out to the member, because the transaction password was set anew or the email address changed; null when payouts are open, and where the platform does not close them. */
  payoutsClosedUntil: Maybe<Scalars['DateTime']['output']>;
  /** One rule a network, then the bank's. */
  rules: Array<WithdrawalRule>;
};

/** A page of withdrawals, newest first. */
export type WithdrawalConnection = {
  __typename?: 'WithdrawalConnection';
  /** The withdrawals of this page. */
  edges: Array<WithdrawalEdge>;
  /** Whether more follow. */
  pageInfo: PageInfo;
};

/** A withdrawal and its cursor. */
export type WithdrawalEdge = {
  __typename?: 'WithdrawalEdge';
  /** Give it as `after` to go on behind this withdrawal. */
  cursor: Scalars['String']['output'];
  /** The withdrawal. */
  node: Withdrawal;
};

/** Which withdrawals to list. Everything left out means all. */
export type WithdrawalFilter = {
  /** Only the withdrawal made with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only on-chain or only bank. */
  method?: InputMaybe<PaymentMethod>;
  /** Only this network; on-chain. */
  network?: InputMaybe<WalletNetwork>;
  /** Only this state. */
  status?: InputMaybe<WithdrawalStatus>;
};

/** A withdrawal that was sent in, or cancelled. */
export type WithdrawalPayload = {
  __typename?: 'WithdrawalPayload';
  /** The withdrawal. */
  withdrawal: Withdrawal;
};

/** What holds for withdrawals on one network, or through a bank. */
export type WithdrawalRule = {
  __typename?: 'WithdrawalRule';
  /** Fixed part of the fee, in credits; on-chain it is the network's part. The whole fee is this plus `feeRate` of the amount, rounded up at eight decimals, by bank at two, and is taken from what arrives. */
  feeFixed: Scalars['Decimal']['output'];
  /** Part of the fee as a fraction of the amount, `0.01` is 1 %. */
  feeRate: Scalars['Decimal']['output'];
  /** Largest amount of one withdrawal, in withdraw credits. */
  maximum: Scalars['Decimal']['output'];
  /** On-chain or bank. */
  method: PaymentMethod;
  /** Least amount of one withdrawal, in withdraw credits. */
  minimum: Scalars['Decimal']['output'];
  /** The amount must be a multiple of this. */
  multiple: Scalars['Decimal']['output'];
  /** The network; null for a bank. */
  network: Maybe<WalletNetwork>;
};

/** How far a withdrawal has come. */
export type WithdrawalStatus =
  /** Approved; it is paid from the expected day on. */
  | 'APPROVED'
  /** Cancelled before it was paid, by the member or the platform. The credits came back. */
  | 'CANCELLED'
  /** It could not be paid. The credits came back. */
  | 'FAILED'
  /** It was paid and has not arrived; the platform looks into it. The credits stay frozen. */
  | 'NOT_RECEIVED'
  /** Its day has come: it waits to be paid out. */
  | 'PAYABLE'
  /** Handed to the payer, who has not begun. */
  | 'PENDING'
  /** Sent in; the platform looks at it. The credits are frozen. */
  | 'PENDING_REVIEW'
  /** Not approved; the reason says why. The credits came back. */
  | 'REJECTED'
  /** Paid. */
  | 'SUCCESS'
  /** On its way over the chain or through the bank. */
  | 'WITHDRAWING';

/** One step of a withdrawal. */
export type WithdrawalStep = {
  __typename?: 'WithdrawalStep';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What was said about it; null where nothing was. */
  reason: Maybe<Scalars['String']['output']>;
  /** The state it came to. */
  status: WithdrawalStatus;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptAgreementInput: AcceptAgreementInput;
  AcceptAgreementPayload: ResolverTypeWrapper<AcceptAgreementPayload>;
  ActivateMatchingCodeInput: ActivateMatchingCodeInput;
  AddAuthenticatorAppInput: AddAuthenticatorAppInput;
  AddBankAccountInput: AddBankAccountInput;
  AddPasskeyInput: AddPasskeyInput;
  AddWalletAddressInput: AddWalletAddressInput;
  ApplyForCommitmentInput: ApplyForCommitmentInput;
  AskPasskeyInput: AskPasskeyInput;
  AskSecondStepInput: AskSecondStepInput;
  Asset: ResolverTypeWrapper<Asset>;
  BalanceState: BalanceState;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  BankAccountPayload: ResolverTypeWrapper<BankAccountPayload>;
  BankDepositInput: BankDepositInput;
  BankWithdrawalInput: BankWithdrawalInput;
  BindGameWalletInput: BindGameWalletInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessDate: ResolverTypeWrapper<Scalars['BusinessDate']['output']>;
  BuyEntrustInput: BuyEntrustInput;
  BuyInsurancePackageInput: BuyInsurancePackageInput;
  BuyMatchingCodesInput: BuyMatchingCodesInput;
  BuyOtcInput: BuyOtcInput;
  CancelConvertInput: CancelConvertInput;
  CancelOtcInput: CancelOtcInput;
  CancelWithdrawalInput: CancelWithdrawalInput;
  Captcha: ResolverTypeWrapper<Captcha>;
  CashOutOfHashKingdomInput: CashOutOfHashKingdomInput;
  CashOutOfHashKingdomPayload: ResolverTypeWrapper<CashOutOfHashKingdomPayload>;
  ChainCheck: ChainCheck;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<ChangeEmailPayload>;
  ChangeLoginPasswordInput: ChangeLoginPasswordInput;
  ChangeLoginPasswordPayload: ResolverTypeWrapper<ChangeLoginPasswordPayload>;
  ChangeTransactionPasswordInput: ChangeTransactionPasswordInput;
  ChangeTransactionPasswordPayload: ResolverTypeWrapper<ChangeTransactionPasswordPayload>;
  Claim: ResolverTypeWrapper<Claim>;
  ClaimCommitmentInput: ClaimCommitmentInput;
  ClaimConnection: ResolverTypeWrapper<ClaimConnection>;
  ClaimEdge: ResolverTypeWrapper<ClaimEdge>;
  ClaimFilter: ClaimFilter;
  ClaimOrder: ResolverTypeWrapper<ClaimOrder>;
  ClaimRound: ResolverTypeWrapper<ClaimRound>;
  ClaimRoundConnection: ResolverTypeWrapper<ClaimRoundConnection>;
  ClaimRoundEdge: ResolverTypeWrapper<ClaimRoundEdge>;
  ClaimStatus: ClaimStatus;
  Coin: ResolverTypeWrapper<Coin>;
  Commitment: ResolverTypeWrapper<Commitment>;
  CommitmentApplication: ResolverTypeWrapper<CommitmentApplication>;
  CommitmentApplicationConnection: ResolverTypeWrapper<CommitmentApplicationConnection>;
  CommitmentApplicationEdge: ResolverTypeWrapper<CommitmentApplicationEdge>;
  CommitmentApplicationFilter: CommitmentApplicationFilter;
  CommitmentApplyObstacle: CommitmentApplyObstacle;
  CommitmentClaimObstacle: CommitmentClaimObstacle;
  CommitmentKind: CommitmentKind;
  CommitmentPayload: ResolverTypeWrapper<CommitmentPayload>;
  CommitmentStatus: CommitmentStatus;
  CompleteLoginInput: CompleteLoginInput;
  ConfirmedOperationInput: ConfirmedOperationInput;
  ConvertConfig: ResolverTypeWrapper<ConvertConfig>;
  ConvertInput: ConvertInput;
  ConvertOrder: ResolverTypeWrapper<ConvertOrder>;
  ConvertOrderConnection: ResolverTypeWrapper<ConvertOrderConnection>;
  ConvertOrderEdge: ResolverTypeWrapper<ConvertOrderEdge>;
  ConvertOrderFilter: ConvertOrderFilter;
  ConvertPair: ResolverTypeWrapper<ConvertPair>;
  ConvertPayload: ResolverTypeWrapper<ConvertPayload>;
  ConvertStatus: ConvertStatus;
  Country: ResolverTypeWrapper<Country>;
  CreditRecord: ResolverTypeWrapper<CreditRecord>;
  CreditRecordConnection: ResolverTypeWrapper<CreditRecordConnection>;
  CreditRecordEdge: ResolverTypeWrapper<CreditRecordEdge>;
  CreditRecordFilter: CreditRecordFilter;
  CreditRecordSearch: CreditRecordSearch;
  CreditRecordStatus: CreditRecordStatus;
  CreditRecordType: CreditRecordType;
  CreditType: CreditType;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeletePayoutMethodInput: DeletePayoutMethodInput;
  DeletePayoutMethodPayload: ResolverTypeWrapper<DeletePayoutMethodPayload>;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositChannel: ResolverTypeWrapper<DepositChannel>;
  DepositConfig: ResolverTypeWrapper<DepositConfig>;
  DepositConnection: ResolverTypeWrapper<DepositConnection>;
  DepositEdge: ResolverTypeWrapper<DepositEdge>;
  DepositFilter: DepositFilter;
  DepositNetwork: ResolverTypeWrapper<DepositNetwork>;
  DepositPayload: ResolverTypeWrapper<DepositPayload>;
  DepositRemainderRule: DepositRemainderRule;
  DepositRemainderState: DepositRemainderState;
  DepositStatus: DepositStatus;
  Earning: ResolverTypeWrapper<Earning>;
  EarningsReport: ResolverTypeWrapper<EarningsReport>;
  EndSessionInput: EndSessionInput;
  EndSessionsPayload: ResolverTypeWrapper<EndSessionsPayload>;
  EnterGamePayload: ResolverTypeWrapper<EnterGamePayload>;
  EnterHashKingdomInput: EnterHashKingdomInput;
  EnterHashKingdomPayload: ResolverTypeWrapper<EnterHashKingdomPayload>;
  EnterJackpotInput: EnterJackpotInput;
  EnterJackpotPayload: ResolverTypeWrapper<EnterJackpotPayload>;
  EntrustAutoAddInput: EntrustAutoAddInput;
  EntrustOffer: ResolverTypeWrapper<EntrustOffer>;
  EntrustOrder: ResolverTypeWrapper<EntrustOrder>;
  EntrustOrderConnection: ResolverTypeWrapper<EntrustOrderConnection>;
  EntrustOrderEdge: ResolverTypeWrapper<EntrustOrderEdge>;
  EntrustOrderFilter: EntrustOrderFilter;
  EntrustPayload: ResolverTypeWrapper<EntrustPayload>;
  EntrustStatus: EntrustStatus;
  EntrustTotals: ResolverTypeWrapper<EntrustTotals>;
  FileClaimInput: FileClaimInput;
  FileClaimPayload: ResolverTypeWrapper<FileClaimPayload>;
  Game: ResolverTypeWrapper<Game>;
  GameAccount: ResolverTypeWrapper<GameAccount>;
  GameAccountPayload: ResolverTypeWrapper<GameAccountPayload>;
  GameLimits: ResolverTypeWrapper<GameLimits>;
  GameTransfer: ResolverTypeWrapper<GameTransfer>;
  GameTransferConnection: ResolverTypeWrapper<GameTransferConnection>;
  GameTransferDirection: GameTransferDirection;
  GameTransferEdge: ResolverTypeWrapper<GameTransferEdge>;
  GameWagered: ResolverTypeWrapper<GameWagered>;
  HashKingdom: ResolverTypeWrapper<HashKingdom>;
  Hold: ResolverTypeWrapper<Hold>;
  HoldReason: HoldReason;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Identity: ResolverTypeWrapper<Identity>;
  IdentityPhotos: ResolverTypeWrapper<IdentityPhotos>;
  IdentityStatus: IdentityStatus;
  InsuranceAmountInput: InsuranceAmountInput;
  InsuranceContract: ResolverTypeWrapper<InsuranceContract>;
  InsuranceContractConnection: ResolverTypeWrapper<InsuranceContractConnection>;
  InsuranceContractEdge: ResolverTypeWrapper<InsuranceContractEdge>;
  InsuranceContractFilter: InsuranceContractFilter;
  InsuranceContractPayload: ResolverTypeWrapper<InsuranceContractPayload>;
  InsuranceCover: ResolverTypeWrapper<InsuranceCover>;
  InsuranceKind: InsuranceKind;
  InsuranceOutcome: InsuranceOutcome;
  InsuranceOverview: ResolverTypeWrapper<InsuranceOverview>;
  InsurancePackage: ResolverTypeWrapper<InsurancePackage>;
  InsuranceRedemption: ResolverTypeWrapper<InsuranceRedemption>;
  InsuranceRound: ResolverTypeWrapper<InsuranceRound>;
  InsuranceStatus: InsuranceStatus;
  InsuranceTrade: ResolverTypeWrapper<InsuranceTrade>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  JackpotDraw: ResolverTypeWrapper<JackpotDraw>;
  JackpotEntryLine: ResolverTypeWrapper<JackpotEntryLine>;
  JackpotEntryList: ResolverTypeWrapper<JackpotEntryList>;
  JackpotEntryStatus: JackpotEntryStatus;
  JackpotOrder: ResolverTypeWrapper<JackpotOrder>;
  JackpotOrderConnection: ResolverTypeWrapper<JackpotOrderConnection>;
  JackpotOrderEdge: ResolverTypeWrapper<JackpotOrderEdge>;
  JackpotOrderFilter: JackpotOrderFilter;
  JackpotRound: ResolverTypeWrapper<JackpotRound>;
  JackpotRoundConnection: ResolverTypeWrapper<JackpotRoundConnection>;
  JackpotRoundEdge: ResolverTypeWrapper<JackpotRoundEdge>;
  JackpotRoundStatus: JackpotRoundStatus;
  JackpotTotals: ResolverTypeWrapper<JackpotTotals>;
  KingdomRound: ResolverTypeWrapper<KingdomRound>;
  Level: ResolverTypeWrapper<Level>;
  LoginByPasskeyInput: LoginByPasskeyInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<LoginPayload>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MailKind: MailKind;
  MailPreferences: ResolverTypeWrapper<MailPreferences>;
  MatchingCode: ResolverTypeWrapper<MatchingCode>;
  MatchingCodeConnection: ResolverTypeWrapper<MatchingCodeConnection>;
  MatchingCodeEdge: ResolverTypeWrapper<MatchingCodeEdge>;
  MatchingCodeEvent: MatchingCodeEvent;
  MatchingCodeFilter: MatchingCodeFilter;
  MatchingCodeObstacle: MatchingCodeObstacle;
  MatchingCodePayload: ResolverTypeWrapper<MatchingCodePayload>;
  MatchingCodeRecord: ResolverTypeWrapper<MatchingCodeRecord>;
  MatchingCodeRecordConnection: ResolverTypeWrapper<MatchingCodeRecordConnection>;
  MatchingCodeRecordEdge: ResolverTypeWrapper<MatchingCodeRecordEdge>;
  MatchingCodeRecordFilter: MatchingCodeRecordFilter;
  MatchingCodeStatus: MatchingCodeStatus;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  MediaKind: MediaKind;
  Member: ResolverTypeWrapper<Member>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OnChainDepositInput: OnChainDepositInput;
  OnChainWithdrawalInput: OnChainWithdrawalInput;
  OtcInfo: ResolverTypeWrapper<OtcInfo>;
  OtcOfferFilter: OtcOfferFilter;
  OtcOrder: ResolverTypeWrapper<OtcOrder>;
  OtcOrderConnection: ResolverTypeWrapper<OtcOrderConnection>;
  OtcOrderEdge: ResolverTypeWrapper<OtcOrderEdge>;
  OtcPayload: ResolverTypeWrapper<OtcPayload>;
  OtcSaleFilter: OtcSaleFilter;
  OtcSide: OtcSide;
  OtcSort: OtcSort;
  OtcStatus: OtcStatus;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasskeyQuestion: ResolverTypeWrapper<PasskeyQuestion>;
  PaymentMethod: PaymentMethod;
  PlayHashKingdomInput: PlayHashKingdomInput;
  PlayHashKingdomPayload: ResolverTypeWrapper<PlayHashKingdomPayload>;
  Portal: ResolverTypeWrapper<Portal>;
  Premium: ResolverTypeWrapper<Premium>;
  PremiumConnection: ResolverTypeWrapper<PremiumConnection>;
  PremiumEdge: ResolverTypeWrapper<PremiumEdge>;
  PremiumFilter: PremiumFilter;
  PremiumObstacle: PremiumObstacle;
  PremiumPayload: ResolverTypeWrapper<PremiumPayload>;
  PremiumStatus: PremiumStatus;
  PrepareAuthenticatorAppInput: PrepareAuthenticatorAppInput;
  PrepareAuthenticatorAppPayload: ResolverTypeWrapper<PrepareAuthenticatorAppPayload>;
  PreparePasskeyInput: PreparePasskeyInput;
  ProveByFactorInput: ProveByFactorInput;
  ProveByFactorPayload: ResolverTypeWrapper<ProveByFactorPayload>;
  PublishOtcInput: PublishOtcInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankRequirement: ResolverTypeWrapper<RankRequirement>;
  Recipient: ResolverTypeWrapper<Recipient>;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  RedeemEntrustInput: RedeemEntrustInput;
  RegisterGameInput: RegisterGameInput;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<RegisterPayload>;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResetTransactionPasswordInput: ResetTransactionPasswordInput;
  ResetTransactionPasswordPayload: ResolverTypeWrapper<ResetTransactionPasswordPayload>;
  ReviewKind: ReviewKind;
  RoundChoice: RoundChoice;
  SavedRecipientInput: SavedRecipientInput;
  SavedRecipientsPayload: ResolverTypeWrapper<SavedRecipientsPayload>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorKind: SecondFactorKind;
  SecondFactors: ResolverTypeWrapper<SecondFactors>;
  SecondFactorsPayload: ResolverTypeWrapper<SecondFactorsPayload>;
  SecondStep: ResolverTypeWrapper<SecondStep>;
  SendEmailCodesInput: SendEmailCodesInput;
  SendEmailCodesPayload: ResolverTypeWrapper<SendEmailCodesPayload>;
  SendTransactionCodeInput: SendTransactionCodeInput;
  SendTransactionCodePayload: ResolverTypeWrapper<SendTransactionCodePayload>;
  Session: ResolverTypeWrapper<Session>;
  SetFactorConfirmsInput: SetFactorConfirmsInput;
  SetInsuranceAutoCompoundInput: SetInsuranceAutoCompoundInput;
  SetInsuranceAutoCompoundPayload: ResolverTypeWrapper<SetInsuranceAutoCompoundPayload>;
  SetMailPreferenceInput: SetMailPreferenceInput;
  SetMailPreferencePayload: ResolverTypeWrapper<SetMailPreferencePayload>;
  Statement: ResolverTypeWrapper<Statement>;
  StatementBalance: ResolverTypeWrapper<StatementBalance>;
  StatementMovement: ResolverTypeWrapper<StatementMovement>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitIdentityInput: SubmitIdentityInput;
  SubmitIdentityPayload: ResolverTypeWrapper<SubmitIdentityPayload>;
  Support: ResolverTypeWrapper<Support>;
  SystemBankAccount: ResolverTypeWrapper<SystemBankAccount>;
  Team: ResolverTypeWrapper<Team>;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  TeamMemberConnection: ResolverTypeWrapper<TeamMemberConnection>;
  TeamMemberEdge: ResolverTypeWrapper<TeamMemberEdge>;
  TeamSort: TeamSort;
  Transfer: ResolverTypeWrapper<Transfer>;
  TransferClosedReason: TransferClosedReason;
  TransferConfig: ResolverTypeWrapper<TransferConfig>;
  TransferConnection: ResolverTypeWrapper<TransferConnection>;
  TransferDirection: TransferDirection;
  TransferEdge: ResolverTypeWrapper<TransferEdge>;
  TransferInput: TransferInput;
  TransferMatchingCodeInput: TransferMatchingCodeInput;
  TransferPayload: ResolverTypeWrapper<TransferPayload>;
  TransferRule: ResolverTypeWrapper<TransferRule>;
  TransferStatus: TransferStatus;
  TransferToGameInput: TransferToGameInput;
  TransferToGamePayload: ResolverTypeWrapper<TransferToGamePayload>;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateWalletAddressInput: UpdateWalletAddressInput;
  UpgradeEntrustInput: UpgradeEntrustInput;
  UpgradeInsurancePackageInput: UpgradeInsurancePackageInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadedImage: ResolverTypeWrapper<UploadedImage>;
  UsualReviewTime: ResolverTypeWrapper<UsualReviewTime>;
  WalletAddress: ResolverTypeWrapper<WalletAddress>;
  WalletAddressPayload: ResolverTypeWrapper<WalletAddressPayload>;
  WalletNetwork: WalletNetwork;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  WithdrawalConfig: ResolverTypeWrapper<WithdrawalConfig>;
  WithdrawalConnection: ResolverTypeWrapper<WithdrawalConnection>;
  WithdrawalEdge: ResolverTypeWrapper<WithdrawalEdge>;
  WithdrawalFilter: WithdrawalFilter;
  WithdrawalPayload: ResolverTypeWrapper<WithdrawalPayload>;
  WithdrawalRule: ResolverTypeWrapper<WithdrawalRule>;
  WithdrawalStatus: WithdrawalStatus;
  WithdrawalStep: ResolverTypeWrapper<WithdrawalStep>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptAgreementInput: AcceptAgreementInput;
  AcceptAgreementPayload: AcceptAgreementPayload;
  ActivateMatchingCodeInput: ActivateMatchingCodeInput;
  AddAuthenticatorAppInput: AddAuthenticatorAppInput;
  AddBankAccountInput: AddBankAccountInput;
  AddPasskeyInput: AddPasskeyInput;
  AddWalletAddressInput: AddWalletAddressInput;
  ApplyForCommitmentInput: ApplyForCommitmentInput;
  AskPasskeyInput: AskPasskeyInput;
  AskSecondStepInput: AskSecondStepInput;
  Asset: Asset;
  BankAccount: BankAccount;
  BankAccountPayload: BankAccountPayload;
  BankDepositInput: BankDepositInput;
  BankWithdrawalInput: BankWithdrawalInput;
  BindGameWalletInput: BindGameWalletInput;
  Boolean: Scalars['Boolean']['output'];
  BusinessDate: Scalars['BusinessDate']['output'];
  BuyEntrustInput: BuyEntrustInput;
  BuyInsurancePackageInput: BuyInsurancePackageInput;
  BuyMatchingCodesInput: BuyMatchingCodesInput;
  BuyOtcInput: BuyOtcInput;
  CancelConvertInput: CancelConvertInput;
  CancelOtcInput: CancelOtcInput;
  CancelWithdrawalInput: CancelWithdrawalInput;
  Captcha: Captcha;
  CashOutOfHashKingdomInput: CashOutOfHashKingdomInput;
  CashOutOfHashKingdomPayload: CashOutOfHashKingdomPayload;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ChangeEmailPayload;
  ChangeLoginPasswordInput: ChangeLoginPasswordInput;
  ChangeLoginPasswordPayload: ChangeLoginPasswordPayload;
  ChangeTransactionPasswordInput: ChangeTransactionPasswordInput;
  ChangeTransactionPasswordPayload: ChangeTransactionPasswordPayload;
  Claim: Claim;
  ClaimCommitmentInput: ClaimCommitmentInput;
  ClaimConnection: ClaimConnection;
  ClaimEdge: ClaimEdge;
  ClaimFilter: ClaimFilter;
  ClaimOrder: ClaimOrder;
  ClaimRound: ClaimRound;
  ClaimRoundConnection: ClaimRoundConnection;
  ClaimRoundEdge: ClaimRoundEdge;
  Coin: Coin;
  Commitment: Commitment;
  CommitmentApplication: CommitmentApplication;
  CommitmentApplicationConnection: CommitmentApplicationConnection;
  CommitmentApplicationEdge: CommitmentApplicationEdge;
  CommitmentApplicationFilter: CommitmentApplicationFilter;
  CommitmentPayload: CommitmentPayload;
  CompleteLoginInput: CompleteLoginInput;
  ConfirmedOperationInput: ConfirmedOperationInput;
  ConvertConfig: ConvertConfig;
  ConvertInput: ConvertInput;
  ConvertOrder: ConvertOrder;
  ConvertOrderConnection: ConvertOrderConnection;
  ConvertOrderEdge: ConvertOrderEdge;
  ConvertOrderFilter: ConvertOrderFilter;
  ConvertPair: ConvertPair;
  ConvertPayload: ConvertPayload;
  Country: Country;
  CreditRecord: CreditRecord;
  CreditRecordConnection: CreditRecordConnection;
  CreditRecordEdge: CreditRecordEdge;
  CreditRecordFilter: CreditRecordFilter;
  CreditRecordSearch: CreditRecordSearch;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeletePayoutMethodInput: DeletePayoutMethodInput;
  DeletePayoutMethodPayload: DeletePayoutMethodPayload;
  Deposit: Deposit;
  DepositChannel: DepositChannel;
  DepositConfig: DepositConfig;
  DepositConnection: DepositConnection;
  DepositEdge: DepositEdge;
  DepositFilter: DepositFilter;
  DepositNetwork: DepositNetwork;
  DepositPayload: DepositPayload;
  Earning: Earning;
  EarningsReport: EarningsReport;
  EndSessionInput: EndSessionInput;
  EndSessionsPayload: EndSessionsPayload;
  EnterGamePayload: EnterGamePayload;
  EnterHashKingdomInput: EnterHashKingdomInput;
  EnterHashKingdomPayload: EnterHashKingdomPayload;
  EnterJackpotInput: EnterJackpotInput;
  EnterJackpotPayload: EnterJackpotPayload;
  EntrustAutoAddInput: EntrustAutoAddInput;
  EntrustOffer: EntrustOffer;
  EntrustOrder: EntrustOrder;
  EntrustOrderConnection: EntrustOrderConnection;
  EntrustOrderEdge: EntrustOrderEdge;
  EntrustOrderFilter: EntrustOrderFilter;
  EntrustPayload: EntrustPayload;
  EntrustTotals: EntrustTotals;
  FileClaimInput: FileClaimInput;
  FileClaimPayload: FileClaimPayload;
  Game: Game;
  GameAccount: GameAccount;
  GameAccountPayload: GameAccountPayload;
  GameLimits: GameLimits;
  GameTransfer: GameTransfer;
  GameTransferConnection: GameTransferConnection;
  GameTransferEdge: GameTransferEdge;
  GameWagered: GameWagered;
  HashKingdom: HashKingdom;
  Hold: Hold;
  ID: Scalars['ID']['output'];
  Identity: Identity;
  IdentityPhotos: IdentityPhotos;
  InsuranceAmountInput: InsuranceAmountInput;
  InsuranceContract: InsuranceContract;
  InsuranceContractConnection: InsuranceContractConnection;
  InsuranceContractEdge: InsuranceContractEdge;
  InsuranceContractFilter: InsuranceContractFilter;
  InsuranceContractPayload: InsuranceContractPayload;
  InsuranceCover: InsuranceCover;
  InsuranceOverview: InsuranceOverview;
  InsurancePackage: InsurancePackage;
  InsuranceRedemption: InsuranceRedemption;
  InsuranceRound: InsuranceRound;
  InsuranceTrade: InsuranceTrade;
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  JackpotDraw: JackpotDraw;
  JackpotEntryLine: JackpotEntryLine;
  JackpotEntryList: JackpotEntryList;
  JackpotOrder: JackpotOrder;
  JackpotOrderConnection: JackpotOrderConnection;
  JackpotOrderEdge: JackpotOrderEdge;
  JackpotOrderFilter: JackpotOrderFilter;
  JackpotRound: JackpotRound;
  JackpotRoundConnection: JackpotRoundConnection;
  JackpotRoundEdge: JackpotRoundEdge;
  JackpotTotals: JackpotTotals;
  KingdomRound: KingdomRound;
  Level: Level;
  LoginByPasskeyInput: LoginByPasskeyInput;
  LoginInput: LoginInput;
  LoginPayload: LoginPayload;
  LogoutPayload: LogoutPayload;
  MailPreferences: MailPreferences;
  MatchingCode: MatchingCode;
  MatchingCodeConnection: MatchingCodeConnection;
  MatchingCodeEdge: MatchingCodeEdge;
  MatchingCodeFilter: MatchingCodeFilter;
  MatchingCodePayload: MatchingCodePayload;
  MatchingCodeRecord: MatchingCodeRecord;
  MatchingCodeRecordConnection: MatchingCodeRecordConnection;
  MatchingCodeRecordEdge: MatchingCodeRecordEdge;
  MatchingCodeRecordFilter: MatchingCodeRecordFilter;
  MediaItem: MediaItem;
  Member: Member;
  Mutation: Record<PropertyKey, never>;
  OnChainDepositInput: OnChainDepositInput;
  OnChainWithdrawalInput: OnChainWithdrawalInput;
  OtcInfo: OtcInfo;
  OtcOfferFilter: OtcOfferFilter;
  OtcOrder: OtcOrder;
  OtcOrderConnection: OtcOrderConnection;
  OtcOrderEdge: OtcOrderEdge;
  OtcPayload: OtcPayload;
  OtcSaleFilter: OtcSaleFilter;
  PageInfo: PageInfo;
  PasskeyQuestion: PasskeyQuestion;
  PlayHashKingdomInput: PlayHashKingdomInput;
  PlayHashKingdomPayload: PlayHashKingdomPayload;
  Portal: Portal;
  Premium: Premium;
  PremiumConnection: PremiumConnection;
  PremiumEdge: PremiumEdge;
  PremiumFilter: PremiumFilter;
  PremiumPayload: PremiumPayload;
  PrepareAuthenticatorAppInput: PrepareAuthenticatorAppInput;
  PrepareAuthenticatorAppPayload: PrepareAuthenticatorAppPayload;
  PreparePasskeyInput: PreparePasskeyInput;
  ProveByFactorInput: ProveByFactorInput;
  ProveByFactorPayload: ProveByFactorPayload;
  PublishOtcInput: PublishOtcInput;
  Query: Record<PropertyKey, never>;
  RankRequirement: RankRequirement;
  Recipient: Recipient;
  RecoveryCodesPayload: RecoveryCodesPayload;
  RedeemEntrustInput: RedeemEntrustInput;
  RegisterGameInput: RegisterGameInput;
  RegisterInput: RegisterInput;
  RegisterPayload: RegisterPayload;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResetTransactionPasswordInput: ResetTransactionPasswordInput;
  ResetTransactionPasswordPayload: ResetTransactionPasswordPayload;
  SavedRecipientInput: SavedRecipientInput;
  SavedRecipientsPayload: SavedRecipientsPayload;
  SecondFactor: SecondFactor;
  SecondFactors: SecondFactors;
  SecondFactorsPayload: SecondFactorsPayload;
  SecondStep: SecondStep;
  SendEmailCodesInput: SendEmailCodesInput;
  SendEmailCodesPayload: SendEmailCodesPayload;
  SendTransactionCodeInput: SendTransactionCodeInput;
  SendTransactionCodePayload: SendTransactionCodePayload;
  Session: Session;
  SetFactorConfirmsInput: SetFactorConfirmsInput;
  SetInsuranceAutoCompoundInput: SetInsuranceAutoCompoundInput;
  SetInsuranceAutoCompoundPayload: SetInsuranceAutoCompoundPayload;
  SetMailPreferenceInput: SetMailPreferenceInput;
  SetMailPreferencePayload: SetMailPreferencePayload;
  Statement: Statement;
  StatementBalance: StatementBalance;
  StatementMovement: StatementMovement;
  String: Scalars['String']['output'];
  SubmitIdentityInput: SubmitIdentityInput;
  SubmitIdentityPayload: SubmitIdentityPayload;
  Support: Support;
  SystemBankAccount: SystemBankAccount;
  Team: Team;
  TeamMember: TeamMember;
  TeamMemberConnection: TeamMemberConnection;
  TeamMemberEdge: TeamMemberEdge;
  Transfer: Transfer;
  TransferConfig: TransferConfig;
  TransferConnection: TransferConnection;
  TransferEdge: TransferEdge;
  TransferInput: TransferInput;
  TransferMatchingCodeInput: TransferMatchingCodeInput;
  TransferPayload: TransferPayload;
  TransferRule: TransferRule;
  TransferToGameInput: TransferToGameInput;
  TransferToGamePayload: TransferToGamePayload;
  UpdateBankAccountInput: UpdateBankAccountInput;
  UpdateWalletAddressInput: UpdateWalletAddressInput;
  UpgradeEntrustInput: UpgradeEntrustInput;
  UpgradeInsurancePackageInput: UpgradeInsurancePackageInput;
  Upload: Scalars['Upload']['output'];
  UploadedImage: UploadedImage;
  UsualReviewTime: UsualReviewTime;
  WalletAddress: WalletAddress;
  WalletAddressPayload: WalletAddressPayload;
  Withdrawal: Withdrawal;
  WithdrawalConfig: WithdrawalConfig;
  WithdrawalConnection: WithdrawalConnection;
  WithdrawalEdge: WithdrawalEdge;
  WithdrawalFilter: WithdrawalFilter;
  WithdrawalPayload: WithdrawalPayload;
  WithdrawalRule: WithdrawalRule;
  WithdrawalStep: WithdrawalStep;
};

export type AcceptAgreementPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptAgreementPayload'] = ResolversParentTypes['AcceptAgreementPayload']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type AssetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Asset'] = ResolversParentTypes['Asset']> = {
  available?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['Hold']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  usableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BankAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankAccountPayload'] = ResolversParentTypes['BankAccountPayload']> = {
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
};

export interface BusinessDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BusinessDate'], any> {
  name: 'BusinessDate';
}

export type CaptchaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOutOfHashKingdomPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashOutOfHashKingdomPayload'] = ResolversParentTypes['CashOutOfHashKingdomPayload']> = {
  kingdom?: Resolver<ResolversTypes['HashKingdom'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payoutsClosedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeLoginPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeLoginPasswordPayload'] = ResolversParentTypes['ChangeLoginPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeTransactionPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeTransactionPasswordPayload'] = ResolversParentTypes['ChangeTransactionPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  tradeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimConnection'] = ResolversParentTypes['ClaimConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClaimEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ClaimEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimEdge'] = ResolversParentTypes['ClaimEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Claim'], ParentType, ContextType>;
};

export type ClaimOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimOrder'] = ResolversParentTypes['ClaimOrder']> = {
  covered?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ClaimStatus']>, ParentType, ContextType>;
  tradeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRound'] = ResolversParentTypes['ClaimRound']> = {
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextTradeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['ClaimOrder']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimRoundConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRoundConnection'] = ResolversParentTypes['ClaimRoundConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClaimRoundEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ClaimRoundEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimRoundEdge'] = ResolversParentTypes['ClaimRoundEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ClaimRound'], ParentType, ContextType>;
};

export type CoinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coin'] = ResolversParentTypes['Coin']> = {
  chineseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Commitment'] = ResolversParentTypes['Commitment']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['CommitmentApplication']>, ParentType, ContextType>;
  applyObstacle?: Resolver<Maybe<ResolversTypes['CommitmentApplyObstacle']>, ParentType, ContextType>;
  claimObstacle?: Resolver<Maybe<ResolversTypes['CommitmentClaimObstacle']>, ParentType, ContextType>;
  contractDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CommitmentKind'], ParentType, ContextType>;
  minLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentApplication'] = ResolversParentTypes['CommitmentApplication']> = {
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  commitmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contractId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommitmentStatus'], ParentType, ContextType>;
};

export type CommitmentApplicationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentApplicationConnection'] = ResolversParentTypes['CommitmentApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommitmentApplicationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommitmentApplicationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentApplicationEdge'] = ResolversParentTypes['CommitmentApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommitmentApplication'], ParentType, ContextType>;
};

export type CommitmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentPayload'] = ResolversParentTypes['CommitmentPayload']> = {
  application?: Resolver<ResolversTypes['CommitmentApplication'], ParentType, ContextType>;
};

export type ConvertConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertConfig'] = ResolversParentTypes['ConvertConfig']> = {
  cancelSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairs?: Resolver<Array<ResolversTypes['ConvertPair']>, ParentType, ContextType>;
};

export type ConvertOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertOrder'] = ResolversParentTypes['ConvertOrder']> = {
  actualAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settlesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConvertStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConvertOrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertOrderConnection'] = ResolversParentTypes['ConvertOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConvertOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConvertOrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertOrderEdge'] = ResolversParentTypes['ConvertOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ConvertOrder'], ParentType, ContextType>;
};

export type ConvertPairResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertPair'] = ResolversParentTypes['ConvertPair']> = {
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
};

export type ConvertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertPayload'] = ResolversParentTypes['ConvertPayload']> = {
  order?: Resolver<ResolversTypes['ConvertOrder'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditRecord'] = ResolversParentTypes['CreditRecord']> = {
  actualAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReturn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['WalletNetwork']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BalanceState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditRecordStatus'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditRecordType'], ParentType, ContextType>;
};

export type CreditRecordConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditRecordConnection'] = ResolversParentTypes['CreditRecordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CreditRecordEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreditRecordEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditRecordEdge'] = ResolversParentTypes['CreditRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CreditRecord'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeletePayoutMethodPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletePayoutMethodPayload'] = ResolversParentTypes['DeletePayoutMethodPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DepositResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chainCheck?: Resolver<ResolversTypes['ChainCheck'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasReceiptImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['WalletNetwork']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainder?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  remainderCreditedAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  remainderCreditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remainderState?: Resolver<Maybe<ResolversTypes['DepositRemainderState']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepositStatus'], ParentType, ContextType>;
  transactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DepositChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositChannel'] = ResolversParentTypes['DepositChannel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  remainder?: Resolver<Maybe<ResolversTypes['DepositRemainderRule']>, ParentType, ContextType>;
};

export type DepositConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositConfig'] = ResolversParentTypes['DepositConfig']> = {
  bankAccounts?: Resolver<Array<ResolversTypes['SystemBankAccount']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['DepositChannel']>, ParentType, ContextType>;
  demonstration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['DepositNetwork']>, ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DepositConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositConnection'] = ResolversParentTypes['DepositConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DepositEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DepositEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositEdge'] = ResolversParentTypes['DepositEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
};

export type DepositNetworkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositNetwork'] = ResolversParentTypes['DepositNetwork']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['WalletNetwork'], ParentType, ContextType>;
  remainder?: Resolver<Maybe<ResolversTypes['DepositRemainderRule']>, ParentType, ContextType>;
};

export type DepositPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepositPayload'] = ResolversParentTypes['DepositPayload']> = {
  deposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
};

export type EarningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Earning'] = ResolversParentTypes['Earning']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditRecordType'], ParentType, ContextType>;
};

export type EarningsReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningsReport'] = ResolversParentTypes['EarningsReport']> = {
  earnings?: Resolver<Array<ResolversTypes['Earning']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
};

export type EndSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type EnterGamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnterGamePayload'] = ResolversParentTypes['EnterGamePayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  launchToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnterHashKingdomPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnterHashKingdomPayload'] = ResolversParentTypes['EnterHashKingdomPayload']> = {
  kingdom?: Resolver<ResolversTypes['HashKingdom'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnterJackpotPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnterJackpotPayload'] = ResolversParentTypes['EnterJackpotPayload']> = {
  order?: Resolver<ResolversTypes['JackpotOrder'], ParentType, ContextType>;
};

export type EntrustOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrustOffer'] = ResolversParentTypes['EntrustOffer']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dailyRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntrustOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrustOrder'] = ResolversParentTypes['EntrustOrder']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  autoAdd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  compounded?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dailyRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemTransactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redeemableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redeemed?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  renewals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EntrustStatus'], ParentType, ContextType>;
  termDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upgradedFromId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EntrustOrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrustOrderConnection'] = ResolversParentTypes['EntrustOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EntrustOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EntrustOrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrustOrderEdge'] = ResolversParentTypes['EntrustOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntrustOrder'], ParentType, ContextType>;
};

export type EntrustPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrustPayload'] = ResolversParentTypes['EntrustPayload']> = {
  order?: Resolver<ResolversTypes['EntrustOrder'], ParentType, ContextType>;
};

export type EntrustTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntrustTotals'] = ResolversParentTypes['EntrustTotals']> = {
  compounded?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileClaimPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FileClaimPayload'] = ResolversParentTypes['FileClaimPayload']> = {
  claim?: Resolver<ResolversTypes['Claim'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  account?: Resolver<Maybe<ResolversTypes['GameAccount']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transferLimits?: Resolver<ResolversTypes['GameLimits'], ParentType, ContextType>;
};

export type GameAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameAccount'] = ResolversParentTypes['GameAccount']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  boundAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enteredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  walletAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameAccountPayload'] = ResolversParentTypes['GameAccountPayload']> = {
  account?: Resolver<ResolversTypes['GameAccount'], ParentType, ContextType>;
};

export type GameLimitsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameLimits'] = ResolversParentTypes['GameLimits']> = {
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type GameTransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameTransfer'] = ResolversParentTypes['GameTransfer']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['GameTransferDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameTransferConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameTransferConnection'] = ResolversParentTypes['GameTransferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameTransferEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GameTransferEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameTransferEdge'] = ResolversParentTypes['GameTransferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameTransfer'], ParentType, ContextType>;
};

export type GameWageredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameWagered'] = ResolversParentTypes['GameWagered']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type HashKingdomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HashKingdom'] = ResolversParentTypes['HashKingdom']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  betLimits?: Resolver<ResolversTypes['GameLimits'], ParentType, ContextType>;
  edge?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  parityRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['KingdomRound']>, ParentType, ContextType>;
};

export type HoldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HoldReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BalanceState'], ParentType, ContextType>;
};

export type IdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Identity'] = ResolversParentTypes['Identity']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maskedNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdentityStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdentityPhotosResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentityPhotos'] = ResolversParentTypes['IdentityPhotos']> = {
  back?: Resolver<ResolversTypes['UploadedImage'], ParentType, ContextType>;
  front?: Resolver<ResolversTypes['UploadedImage'], ParentType, ContextType>;
};

export type InsuranceContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceContract'] = ResolversParentTypes['InsuranceContract']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  changeTransactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dailyProfit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InsuranceKind'], ParentType, ContextType>;
  lastTrade?: Resolver<Maybe<ResolversTypes['InsuranceTrade']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextPremium?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  nextTradeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  paidIn?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  premiumObstacle?: Resolver<Maybe<ResolversTypes['PremiumObstacle']>, ParentType, ContextType>;
  premiumRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemFee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  redeemFeeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  redeemed?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InsuranceStatus'], ParentType, ContextType>;
  tradesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlocksAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InsuranceContractConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceContractConnection'] = ResolversParentTypes['InsuranceContractConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InsuranceContractEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InsuranceContractEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceContractEdge'] = ResolversParentTypes['InsuranceContractEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InsuranceContract'], ParentType, ContextType>;
};

export type InsuranceContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceContractPayload'] = ResolversParentTypes['InsuranceContractPayload']> = {
  contract?: Resolver<ResolversTypes['InsuranceContract'], ParentType, ContextType>;
};

export type InsuranceCoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceCover'] = ResolversParentTypes['InsuranceCover']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['PremiumObstacle']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['InsuranceRound']>, ParentType, ContextType>;
  tradesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsuranceOverviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceOverview'] = ResolversParentTypes['InsuranceOverview']> = {
  autoCompound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['InsuranceContract']>, ParentType, ContextType>;
  premiumsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  premiumsTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type InsurancePackageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsurancePackage'] = ResolversParentTypes['InsurancePackage']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  contractDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyProfit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxPurchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  premiumRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  purchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemFeeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type InsuranceRedemptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceRedemption'] = ResolversParentTypes['InsuranceRedemption']> = {
  actualAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transfersClosedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InsuranceRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceRound'] = ResolversParentTypes['InsuranceRound']> = {
  premium?: Resolver<ResolversTypes['Premium'], ParentType, ContextType>;
  trades?: Resolver<Array<ResolversTypes['InsuranceTrade']>, ParentType, ContextType>;
};

export type InsuranceTradeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceTrade'] = ResolversParentTypes['InsuranceTrade']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  covered?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['InsuranceOutcome'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type JackpotDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotDraw'] = ResolversParentTypes['JackpotDraw']> = {
  drawnAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  listHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winningCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winningNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JackpotEntryLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotEntryLine'] = ResolversParentTypes['JackpotEntryLine']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  word?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JackpotEntryListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotEntryList'] = ResolversParentTypes['JackpotEntryList']> = {
  lines?: Resolver<Array<ResolversTypes['JackpotEntryLine']>, ParentType, ContextType>;
  pageHashes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JackpotOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotOrder'] = ResolversParentTypes['JackpotOrder']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JackpotEntryStatus'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winningNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  word?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JackpotOrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotOrderConnection'] = ResolversParentTypes['JackpotOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JackpotOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JackpotOrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotOrderEdge'] = ResolversParentTypes['JackpotOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JackpotOrder'], ParentType, ContextType>;
};

export type JackpotRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotRound'] = ResolversParentTypes['JackpotRound']> = {
  carried?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['JackpotDraw']>, ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pot?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JackpotRoundStatus'], ParentType, ContextType>;
};

export type JackpotRoundConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotRoundConnection'] = ResolversParentTypes['JackpotRoundConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JackpotRoundEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JackpotRoundEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotRoundEdge'] = ResolversParentTypes['JackpotRoundEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JackpotRound'], ParentType, ContextType>;
};

export type JackpotTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JackpotTotals'] = ResolversParentTypes['JackpotTotals']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type KingdomRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KingdomRound'] = ResolversParentTypes['KingdomRound']> = {
  blockHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choice?: Resolver<ResolversTypes['RoundChoice'], ParentType, ContextType>;
  clientSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  previousHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type LevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Level'] = ResolversParentTypes['Level']> = {
  chineseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  englishName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  revoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailPreferencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPreferences'] = ResolversParentTypes['MailPreferences']> = {
  wanted?: Resolver<Array<ResolversTypes['MailKind']>, ParentType, ContextType>;
};

export type MatchingCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCode'] = ResolversParentTypes['MatchingCode']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fromUserName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['MatchingCodeObstacle']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchingCodeStatus'], ParentType, ContextType>;
  toUserName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchingCodeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCodeConnection'] = ResolversParentTypes['MatchingCodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MatchingCodeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchingCodeEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCodeEdge'] = ResolversParentTypes['MatchingCodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MatchingCode'], ParentType, ContextType>;
};

export type MatchingCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCodePayload'] = ResolversParentTypes['MatchingCodePayload']> = {
  record?: Resolver<ResolversTypes['MatchingCodeRecord'], ParentType, ContextType>;
};

export type MatchingCodeRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCodeRecord'] = ResolversParentTypes['MatchingCodeRecord']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  contractId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MatchingCodeEvent'], ParentType, ContextType>;
};

export type MatchingCodeRecordConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCodeRecordConnection'] = ResolversParentTypes['MatchingCodeRecordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MatchingCodeRecordEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchingCodeRecordEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MatchingCodeRecordEdge'] = ResolversParentTypes['MatchingCodeRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MatchingCodeRecord'], ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  agreementAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commitmentEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmsWithFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['Identity']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchingCodesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otcEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  referralId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptAgreement?: Resolver<ResolversTypes['AcceptAgreementPayload'], ParentType, ContextType, RequireFields<MutationAcceptAgreementArgs, 'input'>>;
  activateMatchingCode?: Resolver<ResolversTypes['MatchingCodePayload'], ParentType, ContextType, RequireFields<MutationActivateMatchingCodeArgs, 'input'>>;
  addAuthenticatorApp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationAddAuthenticatorAppArgs, 'input'>>;
  addBankAccount?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationAddBankAccountArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addToInsurancePackage?: Resolver<ResolversTypes['InsuranceContractPayload'], ParentType, ContextType, RequireFields<MutationAddToInsurancePackageArgs, 'input'>>;
  addWalletAddress?: Resolver<ResolversTypes['WalletAddressPayload'], ParentType, ContextType, RequireFields<MutationAddWalletAddressArgs, 'input'>>;
  applyForCommitment?: Resolver<ResolversTypes['CommitmentPayload'], ParentType, ContextType, RequireFields<MutationApplyForCommitmentArgs, 'input'>>;
  askPasskey?: Resolver<ResolversTypes['PasskeyQuestion'], ParentType, ContextType, RequireFields<MutationAskPasskeyArgs, 'input'>>;
  askPasskeyLogin?: Resolver<ResolversTypes['PasskeyQuestion'], ParentType, ContextType>;
  askSecondStep?: Resolver<ResolversTypes['SecondStep'], ParentType, ContextType, RequireFields<MutationAskSecondStepArgs, 'input'>>;
  bindGameWallet?: Resolver<ResolversTypes['GameAccountPayload'], ParentType, ContextType, RequireFields<MutationBindGameWalletArgs, 'input'>>;
  buyEntrust?: Resolver<ResolversTypes['EntrustPayload'], ParentType, ContextType, RequireFields<MutationBuyEntrustArgs, 'input'>>;
  buyInsurancePackage?: Resolver<ResolversTypes['InsuranceContractPayload'], ParentType, ContextType, RequireFields<MutationBuyInsurancePackageArgs, 'input'>>;
  buyMatchingCodes?: Resolver<ResolversTypes['MatchingCodePayload'], ParentType, ContextType, RequireFields<MutationBuyMatchingCodesArgs, 'input'>>;
  buyOtc?: Resolver<ResolversTypes['OtcPayload'], ParentType, ContextType, RequireFields<MutationBuyOtcArgs, 'input'>>;
  cancelConvert?: Resolver<ResolversTypes['ConvertPayload'], ParentType, ContextType, RequireFields<MutationCancelConvertArgs, 'input'>>;
  cancelOtc?: Resolver<ResolversTypes['OtcPayload'], ParentType, ContextType, RequireFields<MutationCancelOtcArgs, 'input'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationCancelWithdrawalArgs, 'input'>>;
  cashOutOfHashKingdom?: Resolver<ResolversTypes['CashOutOfHashKingdomPayload'], ParentType, ContextType, RequireFields<MutationCashOutOfHashKingdomArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changeLoginPassword?: Resolver<ResolversTypes['ChangeLoginPasswordPayload'], ParentType, ContextType, RequireFields<MutationChangeLoginPasswordArgs, 'input'>>;
  changeTransactionPassword?: Resolver<ResolversTypes['ChangeTransactionPasswordPayload'], ParentType, ContextType, RequireFields<MutationChangeTransactionPasswordArgs, 'input'>>;
  claimCommitment?: Resolver<ResolversTypes['CommitmentPayload'], ParentType, ContextType, RequireFields<MutationClaimCommitmentArgs, 'input'>>;
  completeLogin?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationCompleteLoginArgs, 'input'>>;
  convert?: Resolver<ResolversTypes['ConvertPayload'], ParentType, ContextType, RequireFields<MutationConvertArgs, 'input'>>;
  createCaptcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  deleteBankAccount?: Resolver<ResolversTypes['DeletePayoutMethodPayload'], ParentType, ContextType, RequireFields<MutationDeleteBankAccountArgs, 'input'>>;
  deleteWalletAddress?: Resolver<ResolversTypes['DeletePayoutMethodPayload'], ParentType, ContextType, RequireFields<MutationDeleteWalletAddressArgs, 'input'>>;
  depositByBank?: Resolver<ResolversTypes['DepositPayload'], ParentType, ContextType, RequireFields<MutationDepositByBankArgs, 'input'>>;
  depositOnChain?: Resolver<ResolversTypes['DepositPayload'], ParentType, ContextType, RequireFields<MutationDepositOnChainArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  enterGame?: Resolver<ResolversTypes['EnterGamePayload'], ParentType, ContextType>;
  enterHashKingdom?: Resolver<ResolversTypes['EnterHashKingdomPayload'], ParentType, ContextType, RequireFields<MutationEnterHashKingdomArgs, 'input'>>;
  enterJackpot?: Resolver<ResolversTypes['EnterJackpotPayload'], ParentType, ContextType, RequireFields<MutationEnterJackpotArgs, 'input'>>;
  fileClaim?: Resolver<ResolversTypes['FileClaimPayload'], ParentType, ContextType, RequireFields<MutationFileClaimArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginByPasskey?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginByPasskeyArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  payPremium?: Resolver<ResolversTypes['PremiumPayload'], ParentType, ContextType, RequireFields<MutationPayPremiumArgs, 'input'>>;
  playHashKingdom?: Resolver<ResolversTypes['PlayHashKingdomPayload'], ParentType, ContextType, RequireFields<MutationPlayHashKingdomArgs, 'input'>>;
  prepareAuthenticatorApp?: Resolver<ResolversTypes['PrepareAuthenticatorAppPayload'], ParentType, ContextType, RequireFields<MutationPrepareAuthenticatorAppArgs, 'input'>>;
  preparePasskey?: Resolver<ResolversTypes['PasskeyQuestion'], ParentType, ContextType, RequireFields<MutationPreparePasskeyArgs, 'input'>>;
  proveByFactor?: Resolver<ResolversTypes['ProveByFactorPayload'], ParentType, ContextType, RequireFields<MutationProveByFactorArgs, 'input'>>;
  publishOtc?: Resolver<ResolversTypes['OtcPayload'], ParentType, ContextType, RequireFields<MutationPublishOtcArgs, 'input'>>;
  redeemEntrust?: Resolver<ResolversTypes['EntrustPayload'], ParentType, ContextType, RequireFields<MutationRedeemEntrustArgs, 'input'>>;
  redeemInsurancePackage?: Resolver<ResolversTypes['InsuranceContractPayload'], ParentType, ContextType, RequireFields<MutationRedeemInsurancePackageArgs, 'input'>>;
  refillInsurancePackage?: Resolver<ResolversTypes['InsuranceContractPayload'], ParentType, ContextType, RequireFields<MutationRefillInsurancePackageArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerGame?: Resolver<ResolversTypes['GameAccountPayload'], ParentType, ContextType, RequireFields<MutationRegisterGameArgs, 'input'>>;
  removeRecipient?: Resolver<ResolversTypes['SavedRecipientsPayload'], ParentType, ContextType, RequireFields<MutationRemoveRecipientArgs, 'input'>>;
  removeSecondFactor?: Resolver<ResolversTypes['SecondFactorsPayload'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetTransactionPassword?: Resolver<ResolversTypes['ResetTransactionPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetTransactionPasswordArgs, 'input'>>;
  saveRecipient?: Resolver<ResolversTypes['SavedRecipientsPayload'], ParentType, ContextType, RequireFields<MutationSaveRecipientArgs, 'input'>>;
  sendEmailCodes?: Resolver<ResolversTypes['SendEmailCodesPayload'], ParentType, ContextType, RequireFields<MutationSendEmailCodesArgs, 'input'>>;
  sendTransactionCode?: Resolver<ResolversTypes['SendTransactionCodePayload'], ParentType, ContextType, RequireFields<MutationSendTransactionCodeArgs, 'input'>>;
  setEntrustAutoAdd?: Resolver<ResolversTypes['EntrustPayload'], ParentType, ContextType, RequireFields<MutationSetEntrustAutoAddArgs, 'input'>>;
  setFactorConfirms?: Resolver<ResolversTypes['SecondFactorsPayload'], ParentType, ContextType, RequireFields<MutationSetFactorConfirmsArgs, 'input'>>;
  setInsuranceAutoCompound?: Resolver<ResolversTypes['SetInsuranceAutoCompoundPayload'], ParentType, ContextType, RequireFields<MutationSetInsuranceAutoCompoundArgs, 'input'>>;
  setMailPreference?: Resolver<ResolversTypes['SetMailPreferencePayload'], ParentType, ContextType, RequireFields<MutationSetMailPreferenceArgs, 'input'>>;
  submitIdentity?: Resolver<ResolversTypes['SubmitIdentityPayload'], ParentType, ContextType, RequireFields<MutationSubmitIdentityArgs, 'input'>>;
  transfer?: Resolver<ResolversTypes['TransferPayload'], ParentType, ContextType, RequireFields<MutationTransferArgs, 'input'>>;
  transferMatchingCode?: Resolver<ResolversTypes['MatchingCodePayload'], ParentType, ContextType, RequireFields<MutationTransferMatchingCodeArgs, 'input'>>;
  transferToGame?: Resolver<ResolversTypes['TransferToGamePayload'], ParentType, ContextType, RequireFields<MutationTransferToGameArgs, 'input'>>;
  updateBankAccount?: Resolver<ResolversTypes['BankAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateBankAccountArgs, 'input'>>;
  updateWalletAddress?: Resolver<ResolversTypes['WalletAddressPayload'], ParentType, ContextType, RequireFields<MutationUpdateWalletAddressArgs, 'input'>>;
  upgradeEntrust?: Resolver<ResolversTypes['EntrustPayload'], ParentType, ContextType, RequireFields<MutationUpgradeEntrustArgs, 'input'>>;
  upgradeInsurancePackage?: Resolver<ResolversTypes['InsuranceContractPayload'], ParentType, ContextType, RequireFields<MutationUpgradeInsurancePackageArgs, 'input'>>;
  withdrawOnChain?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationWithdrawOnChainArgs, 'input'>>;
  withdrawToBank?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationWithdrawToBankArgs, 'input'>>;
};

export type OtcInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtcInfo'] = ResolversParentTypes['OtcInfo']> = {
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxPublished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maximumPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimumPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OtcOrder']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OtcOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtcOrder'] = ResolversParentTypes['OtcOrder']> = {
  actualAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['OtcSide']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OtcStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OtcOrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtcOrderConnection'] = ResolversParentTypes['OtcOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OtcOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OtcOrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtcOrderEdge'] = ResolversParentTypes['OtcOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OtcOrder'], ParentType, ContextType>;
};

export type OtcPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtcPayload'] = ResolversParentTypes['OtcPayload']> = {
  order?: Resolver<ResolversTypes['OtcOrder'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyQuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyQuestion'] = ResolversParentTypes['PasskeyQuestion']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlayHashKingdomPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayHashKingdomPayload'] = ResolversParentTypes['PlayHashKingdomPayload']> = {
  kingdom?: Resolver<ResolversTypes['HashKingdom'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['KingdomRound'], ParentType, ContextType>;
};

export type PortalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Portal'] = ResolversParentTypes['Portal']> = {
  extensions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  support?: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
};

export type PremiumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Premium'] = ResolversParentTypes['Premium']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insuredAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recalledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PremiumStatus'], ParentType, ContextType>;
  trades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PremiumConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PremiumConnection'] = ResolversParentTypes['PremiumConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PremiumEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PremiumEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PremiumEdge'] = ResolversParentTypes['PremiumEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Premium'], ParentType, ContextType>;
};

export type PremiumPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PremiumPayload'] = ResolversParentTypes['PremiumPayload']> = {
  premium?: Resolver<ResolversTypes['Premium'], ParentType, ContextType>;
};

export type PrepareAuthenticatorAppPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PrepareAuthenticatorAppPayload'] = ResolversParentTypes['PrepareAuthenticatorAppPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProveByFactorPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProveByFactorPayload'] = ResolversParentTypes['ProveByFactorPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  bankAccounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  claimRounds?: Resolver<ResolversTypes['ClaimRoundConnection'], ParentType, ContextType, RequireFields<QueryClaimRoundsArgs, 'first'>>;
  claimScreenshot?: Resolver<Maybe<ResolversTypes['UploadedImage']>, ParentType, ContextType, RequireFields<QueryClaimScreenshotArgs, 'claimId'>>;
  claims?: Resolver<ResolversTypes['ClaimConnection'], ParentType, ContextType, RequireFields<QueryClaimsArgs, 'first'>>;
  coins?: Resolver<Array<ResolversTypes['Coin']>, ParentType, ContextType>;
  commitmentApplications?: Resolver<ResolversTypes['CommitmentApplicationConnection'], ParentType, ContextType, RequireFields<QueryCommitmentApplicationsArgs, 'first'>>;
  commitments?: Resolver<Array<ResolversTypes['Commitment']>, ParentType, ContextType>;
  convertConfig?: Resolver<ResolversTypes['ConvertConfig'], ParentType, ContextType>;
  convertOrders?: Resolver<ResolversTypes['ConvertOrderConnection'], ParentType, ContextType, RequireFields<QueryConvertOrdersArgs, 'first'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  creditRecordTypes?: Resolver<Array<ResolversTypes['CreditRecordType']>, ParentType, ContextType>;
  creditRecords?: Resolver<ResolversTypes['CreditRecordConnection'], ParentType, ContextType, RequireFields<QueryCreditRecordsArgs, 'first'>>;
  depositConfig?: Resolver<ResolversTypes['DepositConfig'], ParentType, ContextType>;
  depositReceiptImage?: Resolver<Maybe<ResolversTypes['UploadedImage']>, ParentType, ContextType, RequireFields<QueryDepositReceiptImageArgs, 'depositId'>>;
  deposits?: Resolver<ResolversTypes['DepositConnection'], ParentType, ContextType, RequireFields<QueryDepositsArgs, 'first'>>;
  earningsReport?: Resolver<ResolversTypes['EarningsReport'], ParentType, ContextType, Partial<QueryEarningsReportArgs>>;
  entrustOffers?: Resolver<Array<ResolversTypes['EntrustOffer']>, ParentType, ContextType>;
  entrustOrders?: Resolver<ResolversTypes['EntrustOrderConnection'], ParentType, ContextType, RequireFields<QueryEntrustOrdersArgs, 'first'>>;
  entrustTotals?: Resolver<ResolversTypes['EntrustTotals'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  gameTransfers?: Resolver<ResolversTypes['GameTransferConnection'], ParentType, ContextType, RequireFields<QueryGameTransfersArgs, 'first'>>;
  gameWagered?: Resolver<ResolversTypes['GameWagered'], ParentType, ContextType>;
  hashKingdom?: Resolver<Maybe<ResolversTypes['HashKingdom']>, ParentType, ContextType, Partial<QueryHashKingdomArgs>>;
  identityPhotos?: Resolver<Maybe<ResolversTypes['IdentityPhotos']>, ParentType, ContextType>;
  insurance?: Resolver<ResolversTypes['InsuranceOverview'], ParentType, ContextType>;
  insuranceContracts?: Resolver<ResolversTypes['InsuranceContractConnection'], ParentType, ContextType, RequireFields<QueryInsuranceContractsArgs, 'first'>>;
  insuranceCover?: Resolver<ResolversTypes['InsuranceCover'], ParentType, ContextType, RequireFields<QueryInsuranceCoverArgs, 'contractId'>>;
  insurancePackages?: Resolver<Array<ResolversTypes['InsurancePackage']>, ParentType, ContextType>;
  insuranceRedemption?: Resolver<ResolversTypes['InsuranceRedemption'], ParentType, ContextType, RequireFields<QueryInsuranceRedemptionArgs, 'contractId'>>;
  jackpotEntryList?: Resolver<ResolversTypes['JackpotEntryList'], ParentType, ContextType, RequireFields<QueryJackpotEntryListArgs, 'page' | 'roundId'>>;
  jackpotOrders?: Resolver<ResolversTypes['JackpotOrderConnection'], ParentType, ContextType, RequireFields<QueryJackpotOrdersArgs, 'first'>>;
  jackpotRound?: Resolver<Maybe<ResolversTypes['JackpotRound']>, ParentType, ContextType, Partial<QueryJackpotRoundArgs>>;
  jackpotRounds?: Resolver<ResolversTypes['JackpotRoundConnection'], ParentType, ContextType, RequireFields<QueryJackpotRoundsArgs, 'first'>>;
  jackpotTotals?: Resolver<ResolversTypes['JackpotTotals'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['Level']>, ParentType, ContextType>;
  mailPreferences?: Resolver<Maybe<ResolversTypes['MailPreferences']>, ParentType, ContextType>;
  matchingCodeRecords?: Resolver<ResolversTypes['MatchingCodeRecordConnection'], ParentType, ContextType, RequireFields<QueryMatchingCodeRecordsArgs, 'first'>>;
  matchingCodes?: Resolver<ResolversTypes['MatchingCodeConnection'], ParentType, ContextType, RequireFields<QueryMatchingCodesArgs, 'first'>>;
  me?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType, Partial<QueryMediaArgs>>;
  otcInfo?: Resolver<ResolversTypes['OtcInfo'], ParentType, ContextType, Partial<QueryOtcInfoArgs>>;
  otcOffers?: Resolver<ResolversTypes['OtcOrderConnection'], ParentType, ContextType, RequireFields<QueryOtcOffersArgs, 'first' | 'sort'>>;
  otcPurchases?: Resolver<ResolversTypes['OtcOrderConnection'], ParentType, ContextType, RequireFields<QueryOtcPurchasesArgs, 'first'>>;
  otcSales?: Resolver<ResolversTypes['OtcOrderConnection'], ParentType, ContextType, RequireFields<QueryOtcSalesArgs, 'first'>>;
  passkeyOrigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portal?: Resolver<ResolversTypes['Portal'], ParentType, ContextType>;
  premiums?: Resolver<ResolversTypes['PremiumConnection'], ParentType, ContextType, RequireFields<QueryPremiumsArgs, 'first'>>;
  recipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType, RequireFields<QueryRecipientArgs, 'userName'>>;
  savedRecipients?: Resolver<Array<ResolversTypes['Recipient']>, ParentType, ContextType>;
  secondFactors?: Resolver<Maybe<ResolversTypes['SecondFactors']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'month'>>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  teamLine?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<QueryTeamLineArgs, 'to'>>;
  teamMembers?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, RequireFields<QueryTeamMembersArgs, 'first'>>;
  teamSearch?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, RequireFields<QueryTeamSearchArgs, 'first'>>;
  transferConfig?: Resolver<ResolversTypes['TransferConfig'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['TransferConnection'], ParentType, ContextType, RequireFields<QueryTransfersArgs, 'first'>>;
  usualReviewTimes?: Resolver<Array<ResolversTypes['UsualReviewTime']>, ParentType, ContextType>;
  walletAddresses?: Resolver<Array<ResolversTypes['WalletAddress']>, ParentType, ContextType>;
  withdrawalConfig?: Resolver<ResolversTypes['WithdrawalConfig'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['WithdrawalConnection'], ParentType, ContextType, RequireFields<QueryWithdrawalsArgs, 'first'>>;
};

export type RankRequirementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RankRequirement'] = ResolversParentTypes['RankRequirement']> = {
  directMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recipient'] = ResolversParentTypes['Recipient']> = {
  memberSince?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactors?: Resolver<ResolversTypes['SecondFactors'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetTransactionPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetTransactionPasswordPayload'] = ResolversParentTypes['ResetTransactionPasswordPayload']> = {
  payoutsClosedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedRecipientsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedRecipientsPayload'] = ResolversParentTypes['SavedRecipientsPayload']> = {
  savedRecipients?: Resolver<Array<ResolversTypes['Recipient']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecondFactorKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactors'] = ResolversParentTypes['SecondFactors']> = {
  confirmsOperations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  factors?: Resolver<Array<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactorsPayload'] = ResolversParentTypes['SecondFactorsPayload']> = {
  secondFactors?: Resolver<ResolversTypes['SecondFactors'], ParentType, ContextType>;
};

export type SecondStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondStep'] = ResolversParentTypes['SecondStep']> = {
  kinds?: Resolver<Array<ResolversTypes['SecondFactorKind']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendEmailCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendEmailCodesPayload'] = ResolversParentTypes['SendEmailCodesPayload']> = {
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendTransactionCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendTransactionCodePayload'] = ResolversParentTypes['SendTransactionCodePayload']> = {
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetInsuranceAutoCompoundPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetInsuranceAutoCompoundPayload'] = ResolversParentTypes['SetInsuranceAutoCompoundPayload']> = {
  autoCompound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetMailPreferencePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetMailPreferencePayload'] = ResolversParentTypes['SetMailPreferencePayload']> = {
  mailPreferences?: Resolver<Maybe<ResolversTypes['MailPreferences']>, ParentType, ContextType>;
};

export type StatementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  balances?: Resolver<Array<ResolversTypes['StatementBalance']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['CreditRecord']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
};

export type StatementBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementBalance'] = ResolversParentTypes['StatementBalance']> = {
  closing?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['StatementMovement']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BalanceState'], ParentType, ContextType>;
};

export type StatementMovementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementMovement'] = ResolversParentTypes['StatementMovement']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditRecordType'], ParentType, ContextType>;
};

export type SubmitIdentityPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitIdentityPayload'] = ResolversParentTypes['SubmitIdentityPayload']> = {
  status?: Resolver<ResolversTypes['IdentityStatus'], ParentType, ContextType>;
};

export type SupportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Support'] = ResolversParentTypes['Support']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SystemBankAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SystemBankAccount'] = ResolversParentTypes['SystemBankAccount']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  directMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ladder?: Resolver<Array<ResolversTypes['RankRequirement']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifiedDirectMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifiedTeamMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifyingNeedsIdentity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  qualifyingValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  referralId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  directMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamMemberConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMemberConnection'] = ResolversParentTypes['TeamMemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TeamMemberEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMemberEdge'] = ResolversParentTypes['TeamMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type TransferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  actualAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  counterparty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TransferDirection'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferConfig'] = ResolversParentTypes['TransferConfig']> = {
  closedReason?: Resolver<Maybe<ResolversTypes['TransferClosedReason']>, ParentType, ContextType>;
  closedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['TransferRule']>, ParentType, ContextType>;
};

export type TransferConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferConnection'] = ResolversParentTypes['TransferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TransferEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TransferEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferEdge'] = ResolversParentTypes['TransferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType>;
};

export type TransferPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferPayload'] = ResolversParentTypes['TransferPayload']> = {
  transfer?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType>;
};

export type TransferRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferRule'] = ResolversParentTypes['TransferRule']> = {
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TransferToGamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferToGamePayload'] = ResolversParentTypes['TransferToGamePayload']> = {
  transfer?: Resolver<ResolversTypes['GameTransfer'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadedImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadedImage'] = ResolversParentTypes['UploadedImage']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsualReviewTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UsualReviewTime'] = ResolversParentTypes['UsualReviewTime']> = {
  kind?: Resolver<ResolversTypes['ReviewKind'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletAddress'] = ResolversParentTypes['WalletAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLookedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['WalletNetwork'], ParentType, ContextType>;
  usableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WalletAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletAddressPayload'] = ResolversParentTypes['WalletAddressPayload']> = {
  walletAddress?: Resolver<ResolversTypes['WalletAddress'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actualAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedOn?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['WalletNetwork']>, ParentType, ContextType>;
  networkFee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['WithdrawalStep']>, ParentType, ContextType>;
  transactionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawalConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalConfig'] = ResolversParentTypes['WithdrawalConfig']> = {
  coin?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
  expectedOn?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payoutsClosedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['WithdrawalRule']>, ParentType, ContextType>;
};

export type WithdrawalConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalConnection'] = ResolversParentTypes['WithdrawalConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WithdrawalEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WithdrawalEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalEdge'] = ResolversParentTypes['WithdrawalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
};

export type WithdrawalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalPayload'] = ResolversParentTypes['WithdrawalPayload']> = {
  withdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
};

export type WithdrawalRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalRule'] = ResolversParentTypes['WithdrawalRule']> = {
  feeFixed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['WalletNetwork']>, ParentType, ContextType>;
};

export type WithdrawalStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithdrawalStep'] = ResolversParentTypes['WithdrawalStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AcceptAgreementPayload?: AcceptAgreementPayloadResolvers<ContextType>;
  Asset?: AssetResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountPayload?: BankAccountPayloadResolvers<ContextType>;
  BusinessDate?: GraphQLScalarType;
  Captcha?: CaptchaResolvers<ContextType>;
  CashOutOfHashKingdomPayload?: CashOutOfHashKingdomPayloadResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangeLoginPasswordPayload?: ChangeLoginPasswordPayloadResolvers<ContextType>;
  ChangeTransactionPasswordPayload?: ChangeTransactionPasswordPayloadResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  ClaimConnection?: ClaimConnectionResolvers<ContextType>;
  ClaimEdge?: ClaimEdgeResolvers<ContextType>;
  ClaimOrder?: ClaimOrderResolvers<ContextType>;
  ClaimRound?: ClaimRoundResolvers<ContextType>;
  ClaimRoundConnection?: ClaimRoundConnectionResolvers<ContextType>;
  ClaimRoundEdge?: ClaimRoundEdgeResolvers<ContextType>;
  Coin?: CoinResolvers<ContextType>;
  Commitment?: CommitmentResolvers<ContextType>;
  CommitmentApplication?: CommitmentApplicationResolvers<ContextType>;
  CommitmentApplicationConnection?: CommitmentApplicationConnectionResolvers<ContextType>;
  CommitmentApplicationEdge?: CommitmentApplicationEdgeResolvers<ContextType>;
  CommitmentPayload?: CommitmentPayloadResolvers<ContextType>;
  ConvertConfig?: ConvertConfigResolvers<ContextType>;
  ConvertOrder?: ConvertOrderResolvers<ContextType>;
  ConvertOrderConnection?: ConvertOrderConnectionResolvers<ContextType>;
  ConvertOrderEdge?: ConvertOrderEdgeResolvers<ContextType>;
  ConvertPair?: ConvertPairResolvers<ContextType>;
  ConvertPayload?: ConvertPayloadResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreditRecord?: CreditRecordResolvers<ContextType>;
  CreditRecordConnection?: CreditRecordConnectionResolvers<ContextType>;
  CreditRecordEdge?: CreditRecordEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeletePayoutMethodPayload?: DeletePayoutMethodPayloadResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositChannel?: DepositChannelResolvers<ContextType>;
  DepositConfig?: DepositConfigResolvers<ContextType>;
  DepositConnection?: DepositConnectionResolvers<ContextType>;
  DepositEdge?: DepositEdgeResolvers<ContextType>;
  DepositNetwork?: DepositNetworkResolvers<ContextType>;
  DepositPayload?: DepositPayloadResolvers<ContextType>;
  Earning?: EarningResolvers<ContextType>;
  EarningsReport?: EarningsReportResolvers<ContextType>;
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>;
  EnterGamePayload?: EnterGamePayloadResolvers<ContextType>;
  EnterHashKingdomPayload?: EnterHashKingdomPayloadResolvers<ContextType>;
  EnterJackpotPayload?: EnterJackpotPayloadResolvers<ContextType>;
  EntrustOffer?: EntrustOfferResolvers<ContextType>;
  EntrustOrder?: EntrustOrderResolvers<ContextType>;
  EntrustOrderConnection?: EntrustOrderConnectionResolvers<ContextType>;
  EntrustOrderEdge?: EntrustOrderEdgeResolvers<ContextType>;
  EntrustPayload?: EntrustPayloadResolvers<ContextType>;
  EntrustTotals?: EntrustTotalsResolvers<ContextType>;
  FileClaimPayload?: FileClaimPayloadResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameAccount?: GameAccountResolvers<ContextType>;
  GameAccountPayload?: GameAccountPayloadResolvers<ContextType>;
  GameLimits?: GameLimitsResolvers<ContextType>;
  GameTransfer?: GameTransferResolvers<ContextType>;
  GameTransferConnection?: GameTransferConnectionResolvers<ContextType>;
  GameTransferEdge?: GameTransferEdgeResolvers<ContextType>;
  GameWagered?: GameWageredResolvers<ContextType>;
  HashKingdom?: HashKingdomResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  Identity?: IdentityResolvers<ContextType>;
  IdentityPhotos?: IdentityPhotosResolvers<ContextType>;
  InsuranceContract?: InsuranceContractResolvers<ContextType>;
  InsuranceContractConnection?: InsuranceContractConnectionResolvers<ContextType>;
  InsuranceContractEdge?: InsuranceContractEdgeResolvers<ContextType>;
  InsuranceContractPayload?: InsuranceContractPayloadResolvers<ContextType>;
  InsuranceCover?: InsuranceCoverResolvers<ContextType>;
  InsuranceOverview?: InsuranceOverviewResolvers<ContextType>;
  InsurancePackage?: InsurancePackageResolvers<ContextType>;
  InsuranceRedemption?: InsuranceRedemptionResolvers<ContextType>;
  InsuranceRound?: InsuranceRoundResolvers<ContextType>;
  InsuranceTrade?: InsuranceTradeResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  JackpotDraw?: JackpotDrawResolvers<ContextType>;
  JackpotEntryLine?: JackpotEntryLineResolvers<ContextType>;
  JackpotEntryList?: JackpotEntryListResolvers<ContextType>;
  JackpotOrder?: JackpotOrderResolvers<ContextType>;
  JackpotOrderConnection?: JackpotOrderConnectionResolvers<ContextType>;
  JackpotOrderEdge?: JackpotOrderEdgeResolvers<ContextType>;
  JackpotRound?: JackpotRoundResolvers<ContextType>;
  JackpotRoundConnection?: JackpotRoundConnectionResolvers<ContextType>;
  JackpotRoundEdge?: JackpotRoundEdgeResolvers<ContextType>;
  JackpotTotals?: JackpotTotalsResolvers<ContextType>;
  KingdomRound?: KingdomRoundResolvers<ContextType>;
  Level?: LevelResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MailPreferences?: MailPreferencesResolvers<ContextType>;
  MatchingCode?: MatchingCodeResolvers<ContextType>;
  MatchingCodeConnection?: MatchingCodeConnectionResolvers<ContextType>;
  MatchingCodeEdge?: MatchingCodeEdgeResolvers<ContextType>;
  MatchingCodePayload?: MatchingCodePayloadResolvers<ContextType>;
  MatchingCodeRecord?: MatchingCodeRecordResolvers<ContextType>;
  MatchingCodeRecordConnection?: MatchingCodeRecordConnectionResolvers<ContextType>;
  MatchingCodeRecordEdge?: MatchingCodeRecordEdgeResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OtcInfo?: OtcInfoResolvers<ContextType>;
  OtcOrder?: OtcOrderResolvers<ContextType>;
  OtcOrderConnection?: OtcOrderConnectionResolvers<ContextType>;
  OtcOrderEdge?: OtcOrderEdgeResolvers<ContextType>;
  OtcPayload?: OtcPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasskeyQuestion?: PasskeyQuestionResolvers<ContextType>;
  PlayHashKingdomPayload?: PlayHashKingdomPayloadResolvers<ContextType>;
  Portal?: PortalResolvers<ContextType>;
  Premium?: PremiumResolvers<ContextType>;
  PremiumConnection?: PremiumConnectionResolvers<ContextType>;
  PremiumEdge?: PremiumEdgeResolvers<ContextType>;
  PremiumPayload?: PremiumPayloadResolvers<ContextType>;
  PrepareAuthenticatorAppPayload?: PrepareAuthenticatorAppPayloadResolvers<ContextType>;
  ProveByFactorPayload?: ProveByFactorPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankRequirement?: RankRequirementResolvers<ContextType>;
  Recipient?: RecipientResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetTransactionPasswordPayload?: ResetTransactionPasswordPayloadResolvers<ContextType>;
  SavedRecipientsPayload?: SavedRecipientsPayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactors?: SecondFactorsResolvers<ContextType>;
  SecondFactorsPayload?: SecondFactorsPayloadResolvers<ContextType>;
  SecondStep?: SecondStepResolvers<ContextType>;
  SendEmailCodesPayload?: SendEmailCodesPayloadResolvers<ContextType>;
  SendTransactionCodePayload?: SendTransactionCodePayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetInsuranceAutoCompoundPayload?: SetInsuranceAutoCompoundPayloadResolvers<ContextType>;
  SetMailPreferencePayload?: SetMailPreferencePayloadResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementBalance?: StatementBalanceResolvers<ContextType>;
  StatementMovement?: StatementMovementResolvers<ContextType>;
  SubmitIdentityPayload?: SubmitIdentityPayloadResolvers<ContextType>;
  Support?: SupportResolvers<ContextType>;
  SystemBankAccount?: SystemBankAccountResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberConnection?: TeamMemberConnectionResolvers<ContextType>;
  TeamMemberEdge?: TeamMemberEdgeResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  TransferConfig?: TransferConfigResolvers<ContextType>;
  TransferConnection?: TransferConnectionResolvers<ContextType>;
  TransferEdge?: TransferEdgeResolvers<ContextType>;
  TransferPayload?: TransferPayloadResolvers<ContextType>;
  TransferRule?: TransferRuleResolvers<ContextType>;
  TransferToGamePayload?: TransferToGamePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedImage?: UploadedImageResolvers<ContextType>;
  UsualReviewTime?: UsualReviewTimeResolvers<ContextType>;
  WalletAddress?: WalletAddressResolvers<ContextType>;
  WalletAddressPayload?: WalletAddressPayloadResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalConfig?: WithdrawalConfigResolvers<ContextType>;
  WithdrawalConnection?: WithdrawalConnectionResolvers<ContextType>;
  WithdrawalEdge?: WithdrawalEdgeResolvers<ContextType>;
  WithdrawalPayload?: WithdrawalPayloadResolvers<ContextType>;
  WithdrawalRule?: WithdrawalRuleResolvers<ContextType>;
  WithdrawalStep?: WithdrawalStepResolvers<ContextType>;
};

