export const kycPath = '/kyc';
