/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A withdrawal to one of the member's bank accounts. */
export type BankWithdrawalInput = {
  /** What leaves the member's credit, the fee included; in withdraw credits. */
  amount: string;
  /** Which of the member's bank accounts. */
  bankAccountId: string;
  /** The fee the member was shown; when it has changed, the withdrawal is refused and the new one told. */
  fee: string;
  /**
   * Made by the client once for each withdrawal the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one withdrawal, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** A withdrawal to cancel. */
export type CancelWithdrawalInput = {
  /** Which withdrawal. */
  id: string;
  /**
   * Made by the client once for each cancellation the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it cancels once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
};

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

/** A withdrawal to one of the member's wallet addresses. */
export type OnChainWithdrawalInput = {
  /** What leaves the member's credit, the fee included; in withdraw credits. */
  amount: string;
  /** The fee the member was shown; when it has changed, the withdrawal is refused and the new one told. */
  fee: string;
  /**
   * Made by the client once for each withdrawal the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it makes one withdrawal, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** The network; the wallet address must be of it. */
  network: WalletNetwork;
  /** The member's transaction password. */
  transactionPassword: string;
  /** Which of the member's wallet addresses. */
  walletAddressId: string;
};

/** How an order is paid: over a blockchain or through a bank. */
export type PaymentMethod =
  /** A bank transfer. */
  | 'BANK'
  /** USDT on a blockchain. */
  | 'ON_CHAIN';

/** A blockchain on which USDT moves. */
export type WalletNetwork =
  /** BNB Smart Chain. Addresses are 0x and 40 hexadecimal digits. */
  | 'BEP20'
  /** Ethereum. Addresses are 0x and 40 hexadecimal digits, like those of BEP20: the network must be chosen with care. */
  | 'ERC20'
  /** TRON. Addresses begin with T and have 34 characters. */
  | 'TRC20';

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

export type WithdrawalDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalDeskQuery = { withdrawalConfig: { __typename: 'WithdrawalConfig', coin: Types.CreditType, nextAt: string | null, expectedOn: string, payoutsClosedUntil: string | null, rules: Array<{ __typename: 'WithdrawalRule', method: Types.PaymentMethod, network: Types.WalletNetwork | null, minimum: string, maximum: string, multiple: string, feeFixed: string, feeRate: string }> }, walletAddresses: Array<{ __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, usableAt: string | null, isLookedUp: boolean }>, bankAccounts: Array<{ __typename: 'BankAccount', id: string, bankName: string, accountName: string, accountNumber: string, usableAt: string | null }> };

export type RecentWithdrawalsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentWithdrawalsQuery = { withdrawals: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string, actualAmount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string, createdAt: string, canCancel: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }> } };

export type WithdrawalByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type WithdrawalByKeyQuery = { withdrawals: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string, actualAmount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string, createdAt: string, canCancel: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }> } };

export type WithdrawOnChainMutationVariables = Exact<{
  input: Types.OnChainWithdrawalInput;
}>;


export type WithdrawOnChainMutation = { withdrawOnChain: { __typename: 'WithdrawalPayload', withdrawal: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string, actualAmount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string, createdAt: string, canCancel: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } } };

export type WithdrawToBankMutationVariables = Exact<{
  input: Types.BankWithdrawalInput;
}>;


export type WithdrawToBankMutation = { withdrawToBank: { __typename: 'WithdrawalPayload', withdrawal: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string, actualAmount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string, createdAt: string, canCancel: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } } };

export type CancelWithdrawalMutationVariables = Exact<{
  input: Types.CancelWithdrawalInput;
}>;


export type CancelWithdrawalMutation = { cancelWithdrawal: { __typename: 'WithdrawalPayload', withdrawal: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string, actualAmount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string, createdAt: string, canCancel: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } } };

export type WithdrawalPartsFragment = { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string, actualAmount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string, createdAt: string, canCancel: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> };

export const WithdrawalPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawalPartsFragment, unknown>;
export const WithdrawalDeskDocument = {"__meta__":{"hash":"d835d92144f76a336d0f6fec99472d7755a3c3181577cd7655b4edc2882ab276"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"feeFixed"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsClosedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLookedUp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawalDeskQuery, WithdrawalDeskQueryVariables>;
export const RecentWithdrawalsDocument = {"__meta__":{"hash":"a15eea2457b2237e1c7587336bff3d3c4d6c5e092ad264357b113415c111f1a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentWithdrawals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentWithdrawalsQuery, RecentWithdrawalsQueryVariables>;
export const WithdrawalByKeyDocument = {"__meta__":{"hash":"865091baf87847886034f81db1d599bd203bf9e678f7036fc7e9993627c342a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawalByKeyQuery, WithdrawalByKeyQueryVariables>;
export const WithdrawOnChainDocument = {"__meta__":{"hash":"0e2717de7a705245f429d199e484ab61a139153095870f80a3ea0fa5f7f826d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOnChain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OnChainWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOnChain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawOnChainMutation, WithdrawOnChainMutationVariables>;
export const WithdrawToBankDocument = {"__meta__":{"hash":"aa568d1dc649e3fb5a2c0586eb2af367d78d63a91bbfcbdffb1beac3ecd5bf6b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawToBank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawToBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawToBankMutation, WithdrawToBankMutationVariables>;
export const CancelWithdrawalDocument = {"__meta__":{"hash":"d8747e39f5b6676262c17b47504aeec6d3c4ce1e8b98314a733fc3dd5182ab68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>;

export function useWithdrawalDeskQuery(options?: ApolloHooks.useQuery.Options<WithdrawalDeskQuery, WithdrawalDeskQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalDeskDocument, options);
}

export function useWithdrawalDeskLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalDeskQuery, WithdrawalDeskQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalDeskDocument, options);
}

export function useRecentWithdrawalsQuery(options?: ApolloHooks.useQuery.Options<RecentWithdrawalsQuery, RecentWithdrawalsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentWithdrawalsDocument, options);
}

export function useRecentWithdrawalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentWithdrawalsQuery, RecentWithdrawalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentWithdrawalsDocument, options);
}

export function useWithdrawalByKeyQuery(options: ApolloHooks.useQuery.Options<WithdrawalByKeyQuery, WithdrawalByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalByKeyDocument, options);
}

export function useWithdrawalByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalByKeyQuery, WithdrawalByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalByKeyDocument, options);
}

export function useWithdrawOnChainMutation(options?: ApolloHooks.useMutation.Options<WithdrawOnChainMutation, WithdrawOnChainMutationVariables>) {
  return ApolloHooks.useMutation(WithdrawOnChainDocument, options);
}

export function useWithdrawToBankMutation(options?: ApolloHooks.useMutation.Options<WithdrawToBankMutation, WithdrawToBankMutationVariables>) {
  return ApolloHooks.useMutation(WithdrawToBankDocument, options);
}

export function useCancelWithdrawalMutation(options?: ApolloHooks.useMutation.Options<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>) {
  return ApolloHooks.useMutation(CancelWithdrawalDocument, options);
}