/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A PIN code to activate, identified by its ID or the code. */
export type ActivateMatchingCodeInput = {
  /** A code of the member as typed, in either case, with or without dashes; omit it if `id` is given. */
  code?: string | null | undefined;
  /** The ID of a code of the member; omit it if `code` is given. */
  id?: string | null | undefined;
  /**
   * Idempotency key, generated once per intended activation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it activates only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** PIN codes to buy. */
export type BuyMatchingCodesInput = {
  /** The total price shown to the member, in insurance credits; refused if it has changed. */
  amount: string;
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The ID of an insurance package of the catalogue. */
  packageId: string;
  /** The number of codes: 1 to 20. */
  quantity: number;
  /** The member's transaction password. */
  transactionPassword: string;
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
  status?: MatchingCodeStatus | null | undefined;
};

/** Why a pending PIN code cannot be activated at the moment. */
export type MatchingCodeObstacle =
  /** The member has reached the purchase limit of the package. */
  | 'MAXIMUM'
  /** The package is not offered at the moment. */
  | 'PACKAGE_CLOSED'
  /** The price of the package has changed since the code was bought. */
  | 'PRICE_CHANGED';

/** Which records of PIN codes to list. Omitted fields match all. */
export type MatchingCodeRecordFilter = {
  /** Only the event caused with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only this event. */
  type?: MatchingCodeEvent | null | undefined;
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

/** A PIN code to transfer. */
export type TransferMatchingCodeInput = {
  /** The ID of a pending code of the member. */
  id: string;
  /**
   * Idempotency key, generated once per intended transfer: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it moves the code only once, and every repetition gets the
   * first answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** User name of the recipient, in upper or lower case. */
  toUserName: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

export type MatchingCodeSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchingCodeSummaryQuery = { insurancePackages: Array<{ __typename: 'InsurancePackage', id: string, name: string, amount: string, maximum: string | null, premiumRatio: string, dailyProfit: string, redeemFeeRate: string | null, contractDays: number, maxPurchases: number | null, purchases: number | null }>, matchingCodes: { __typename: 'MatchingCodeConnection', edges: Array<{ __typename: 'MatchingCodeEdge', node: { __typename: 'MatchingCode', id: string, receiptNumber: string, transactionNumber: string, status: Types.MatchingCodeStatus, code: string | null, packageId: string | null, name: string, amount: string, obstacle: Types.MatchingCodeObstacle | null, fromUserName: string | null, toUserName: string | null, contractId: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type MatchingCodesQueryVariables = Exact<{
  filter?: Types.MatchingCodeFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MatchingCodesQuery = { matchingCodes: { __typename: 'MatchingCodeConnection', edges: Array<{ __typename: 'MatchingCodeEdge', node: { __typename: 'MatchingCode', id: string, receiptNumber: string, transactionNumber: string, status: Types.MatchingCodeStatus, code: string | null, packageId: string | null, name: string, amount: string, obstacle: Types.MatchingCodeObstacle | null, fromUserName: string | null, toUserName: string | null, contractId: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MatchingCodeRecordsQueryVariables = Exact<{
  filter?: Types.MatchingCodeRecordFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MatchingCodeRecordsQuery = { matchingCodeRecords: { __typename: 'MatchingCodeRecordConnection', edges: Array<{ __typename: 'MatchingCodeRecordEdge', node: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string | null, name: string, quantity: number | null, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MatchingCodeRecordByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type MatchingCodeRecordByKeyQuery = { matchingCodeRecords: { __typename: 'MatchingCodeRecordConnection', edges: Array<{ __typename: 'MatchingCodeRecordEdge', node: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string | null, name: string, quantity: number | null, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } }> } };

export type BuyMatchingCodesMutationVariables = Exact<{
  input: Types.BuyMatchingCodesInput;
}>;


export type BuyMatchingCodesMutation = { buyMatchingCodes: { __typename: 'MatchingCodePayload', record: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string | null, name: string, quantity: number | null, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } | null } };

export type ActivateMatchingCodeMutationVariables = Exact<{
  input: Types.ActivateMatchingCodeInput;
}>;


export type ActivateMatchingCodeMutation = { activateMatchingCode: { __typename: 'MatchingCodePayload', record: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string | null, name: string, quantity: number | null, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } | null } };

export type TransferMatchingCodeMutationVariables = Exact<{
  input: Types.TransferMatchingCodeInput;
}>;


export type TransferMatchingCodeMutation = { transferMatchingCode: { __typename: 'MatchingCodePayload', record: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string | null, name: string, quantity: number | null, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string } | null } };

export type MatchingCodePartsFragment = { __typename: 'MatchingCode', id: string, receiptNumber: string, transactionNumber: string, status: Types.MatchingCodeStatus, code: string | null, packageId: string | null, name: string, amount: string, obstacle: Types.MatchingCodeObstacle | null, fromUserName: string | null, toUserName: string | null, contractId: string | null, createdAt: string, endedAt: string | null };

export type MatchingCodeRecordPartsFragment = { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, transactionNumber: string | null, type: Types.MatchingCodeEvent, packageId: string | null, name: string, quantity: number | null, amount: string, counterparty: string | null, contractId: string | null, reason: string | null, createdAt: string };

export const MatchingCodePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fromUserName"}},{"kind":"Field","name":{"kind":"Name","value":"toUserName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodePartsFragment, unknown>;
export const MatchingCodeRecordPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeRecordPartsFragment, unknown>;
export const MatchingCodeSummaryDocument = {"__meta__":{"hash":"872273119ba2998834ef34dc4be24c8f549d6b718df2f9fedfbdaa9a71f16673"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurancePackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"premiumRatio"}},{"kind":"Field","name":{"kind":"Name","value":"dailyProfit"}},{"kind":"Field","name":{"kind":"Name","value":"redeemFeeRate"}},{"kind":"Field","name":{"kind":"Name","value":"contractDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxPurchases"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchingCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fromUserName"}},{"kind":"Field","name":{"kind":"Name","value":"toUserName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeSummaryQuery, MatchingCodeSummaryQueryVariables>;
export const MatchingCodesDocument = {"__meta__":{"hash":"300ecf0ab6bc013b20b949261248cdcb2351c1bbcd8612b15051a3dc6d9ac7d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"fromUserName"}},{"kind":"Field","name":{"kind":"Name","value":"toUserName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodesQuery, MatchingCodesQueryVariables>;
export const MatchingCodeRecordsDocument = {"__meta__":{"hash":"e6f3682d15528e190a515c1fbe44a4cbf49ea17b67c4893ca3dfd5fd714bbc4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodeRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeRecordsQuery, MatchingCodeRecordsQueryVariables>;
export const MatchingCodeRecordByKeyDocument = {"__meta__":{"hash":"36a3580048be91e09c962515b756a9fd7b72e3449aa8ea974a7688d8a931547e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeRecordByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodeRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MatchingCodeRecordByKeyQuery, MatchingCodeRecordByKeyQueryVariables>;
export const BuyMatchingCodesDocument = {"__meta__":{"hash":"a6132640bd69e20dd479b5e456c3423c849940e8491ae263e46d09f8c265a21c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyMatchingCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyMatchingCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyMatchingCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BuyMatchingCodesMutation, BuyMatchingCodesMutationVariables>;
export const ActivateMatchingCodeDocument = {"__meta__":{"hash":"b26dea80ce4960760fd8419f61f068662ecef8f42f5c56244f60573c76e8e73c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateMatchingCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateMatchingCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateMatchingCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ActivateMatchingCodeMutation, ActivateMatchingCodeMutationVariables>;
export const TransferMatchingCodeDocument = {"__meta__":{"hash":"0b2731312c9728bb774fad0a7a8f6464607218a6bd45cd159ff6d45ca32e6f8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferMatchingCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferMatchingCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferMatchingCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchingCodeRecordParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchingCodeRecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchingCodeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferMatchingCodeMutation, TransferMatchingCodeMutationVariables>;

export function useMatchingCodeSummaryQuery(options?: ApolloHooks.useQuery.Options<MatchingCodeSummaryQuery, MatchingCodeSummaryQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeSummaryDocument, options);
}

export function useMatchingCodeSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeSummaryQuery, MatchingCodeSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeSummaryDocument, options);
}

export function useMatchingCodesQuery(options?: ApolloHooks.useQuery.Options<MatchingCodesQuery, MatchingCodesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodesDocument, options);
}

export function useMatchingCodesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodesQuery, MatchingCodesQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodesDocument, options);
}

export function useMatchingCodeRecordsQuery(options?: ApolloHooks.useQuery.Options<MatchingCodeRecordsQuery, MatchingCodeRecordsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeRecordsDocument, options);
}

export function useMatchingCodeRecordsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeRecordsQuery, MatchingCodeRecordsQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeRecordsDocument, options);
}

export function useMatchingCodeRecordByKeyQuery(options: ApolloHooks.useQuery.Options<MatchingCodeRecordByKeyQuery, MatchingCodeRecordByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeRecordByKeyDocument, options);
}

export function useMatchingCodeRecordByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeRecordByKeyQuery, MatchingCodeRecordByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeRecordByKeyDocument, options);
}

export function useBuyMatchingCodesMutation(options?: ApolloHooks.useMutation.Options<BuyMatchingCodesMutation, BuyMatchingCodesMutationVariables>) {
  return ApolloHooks.useMutation(BuyMatchingCodesDocument, options);
}

export function useActivateMatchingCodeMutation(options?: ApolloHooks.useMutation.Options<ActivateMatchingCodeMutation, ActivateMatchingCodeMutationVariables>) {
  return ApolloHooks.useMutation(ActivateMatchingCodeDocument, options);
}

export function useTransferMatchingCodeMutation(options?: ApolloHooks.useMutation.Options<TransferMatchingCodeMutation, TransferMatchingCodeMutationVariables>) {
  return ApolloHooks.useMutation(TransferMatchingCodeDocument, options);
}