import type { Catalog } from './catalog.ts';

export const koKP: Catalog = {
  answers: {
    signInFirst: '이 작업을 하려면 로그인하세요.',
    sessionInvalid: '로그인 정보가 유효하지 않습니다. 다시 로그인하세요.',
    sessionEnded: '로그인 정보가 만료되었습니다. 다시 로그인하세요.',
    accessDenied: '이 계정에서는 이 기능을 사용할 수 없습니다.',
    notFound: '요청한 주소를 찾을 수 없습니다.',
    failed: '서버에 문제가 생겼습니다. 변경된 내용은 없습니다. 잠시 후 다시 시도하세요.',
    busy: '서버가 혼잡합니다. 변경된 내용은 없습니다. 잠시 후 다시 시도하세요.',
    refused:
      '이 요청은 이전에 거절되었습니다. 변경된 내용은 없습니다. 내역을 확인한 후 처음부터 다시 시작하세요.',
  },
  request: '요청',
  fields: {
    transactionPassword: '거래 비밀번호',
    type: '종류',
    coinName: '크레딧',
    pageSize: '페이지당 개수',
    cursor: '페이지 위치',
    idempotencyKey: '멱등 키',
    amount: '금액',
    id: 'ID',
    status: '상태',
    walletType: '네트워크',
    matchingId: '패키지',
  },
  coins: {
    CASH_POINT: '현금 크레딧',
    BONUS_POINT: '보상 크레딧',
    ASSETS_POINT: '위탁 크레딧',
    INSURANCE_POINT: '보험 크레딧',
    GMT: '게임 크레딧',
    USDT_POINT: 'USDT 크레딧',
    WITHDRAWAL_POINT: '출금 크레딧',
  },
  rules: {
    required: (field) => `${field} 항목을 입력하세요.`,
    invalid: (field) => `${field} 항목이 올바르지 않습니다.`,
    amount: (field) =>
      `${field} 항목은 25 또는 0.5와 같은 일반 숫자로, 소수점 앞 11자리, 뒤 8자리까지 입력할 수 있습니다.`,
    positive: (field) => `${field} 항목은 0보다 커야 합니다.`,
    tooShort: (field, bound) => `${field} 항목은 ${bound}자 이상이어야 합니다.`,
    tooLong: (field, bound) => `${field} 항목은 ${bound}자까지 입력할 수 있습니다.`,
    noSpaces: (field) => `${field} 항목에는 공백을 넣을 수 없습니다.`,
    userName: (field) => `${field} 항목은 영문자로 시작하는 4~20자의 영문자, 숫자, 밑줄이어야 합니다.`,
    password: (field) => `${field} 항목은 문자와 숫자를 하나 이상 포함한 8~64자여야 합니다.`,
    passwordCommon: (field) =>
      `${field} 항목이 너무 흔해 쉽게 추측될 수 있습니다. 추측하기 어려운 것으로 선택하세요.`,
    email: (field) => `${field} 항목은 name@example.com과 같은 형식이어야 합니다.`,
    choice: (field) => `${field} 항목이 선택 가능한 값이 아닙니다. 목록에서 선택하세요.`,
    date: (field) =>
      `${field} 항목은 2026-11-21과 같은 올바른 날짜여야 하며, 시작일은 종료일보다 늦을 수 없습니다.`,
    key: (field) => `${field} 항목은 16~64자의 영문자, 숫자, 하이픈이어야 합니다.`,
    cursor: (field) => `이 목록에서 ${field} 항목을 찾을 수 없습니다. 목록을 처음부터 다시 불러오세요.`,
    pageSize: (field) => `${field} 항목은 1에서 500까지의 정수여야 합니다.`,
    id: (field) => `${field} 항목이 올바르지 않습니다. 목록을 다시 불러온 뒤 선택하세요.`,
    accountNumber: (field) => `${field} 항목은 5~34자의 영문자와 숫자여야 합니다.`,
    identityNumber: (field) => `${field} 항목은 공백이나 다른 문자 없이 4~30자의 영문자와 숫자여야 합니다.`,
    image: (field) => `${field} 항목은 JPEG, PNG, WebP 사진이어야 합니다.`,
    imageTooLarge: (field) => `${field} 항목이 5 MB보다 큽니다. 더 작은 사진을 선택하세요.`,
  },
};
