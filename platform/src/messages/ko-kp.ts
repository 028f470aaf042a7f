import type { Catalog } from './catalog.ts';
import { orderRefusals } from './orders/ko-kp.ts';

export const koKP: Catalog = {
  answers: {
    signInFirst: '이 작업을 하려면 로그인하세요.',
    sessionInvalid: '로그인 정보가 유효하지 않습니다. 다시 로그인하세요.',
    sessionEnded: '로그인 정보가 만료되었습니다. 다시 로그인하세요.',
    accessDenied: '이 계정에서는 이 기능을 사용할 수 없습니다.',
    notFound: '요청한 주소를 찾을 수 없습니다.',
    failed: '서버에 문제가 생겼습니다. 변경된 내용은 없습니다. 잠시 후 다시 시도하세요.',
    busy: '서버가 혼잡합니다. 변경된 내용은 없습니다. 잠시 후 다시 시도하세요.',
  },
  request: '요청',
  fields: {
    userName: '사용자 이름',
    password: '비밀번호',
    transactionPassword: '거래 비밀번호',
    countryCode: '국가',
    email: '이메일',
    referralId: '추천 ID',
    captchaId: '보안 문자',
    captcha: '보안 문자',
    code: '인증 코드',
    oldPassword: '현재 비밀번호',
    newPassword: '새 비밀번호',
    loginPassword: '로그인 비밀번호',
    agreeStatus: '약관 동의',
    type: '종류',
    coinName: '크레딧',
    recordTypes: '내역 종류',
    startDate: '시작일',
    endDate: '종료일',
    pageSize: '페이지당 개수',
    cursor: '페이지 위치',
    idempotencyKey: '멱등 키',
    amount: '금액',
    toUserName: '받는 회원',
    remark: '메모',
    direction: '방향',
    id: 'ID',
    status: '상태',
    bankName: '은행명',
    accountName: '예금주',
    accountNumber: '계좌 번호',
    walletType: '네트워크',
    walletAddress: '지갑 주소',
    label: '이름',
    lookAlikeAccepted: '확인',
    referenceNo: '트랜잭션 해시 또는 접수 번호',
    receiptImage: '영수증 사진',
    channelId: '입금 경로',
    sysBankAccountId: '보낼 계좌',
    exchangeRate: '환율',
    walletAddressId: '지갑 주소',
    bankAccountId: '은행 계좌',
    adminFee: '수수료',
    fromCoin: '전환할 크레딧',
    toCoin: '받을 크레딧',
    actualAmount: '받는 금액',
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
    email: (field) => `${field} 항목은 name@example.com과 같은 형식이어야 합니다.`,
    choice: (field) => `${field} 항목이 선택 가능한 값이 아닙니다. 목록에서 선택하세요.`,
    date: (field) =>
      `${field} 항목은 2026-11-21과 같은 올바른 날짜여야 하며, 시작일은 종료일보다 늦을 수 없습니다.`,
    key: (field) => `${field} 항목은 16~64자의 영문자, 숫자, 하이픈이어야 합니다.`,
    cursor: (field) => `이 목록에서 ${field} 항목을 찾을 수 없습니다. 목록을 처음부터 다시 불러오세요.`,
    pageSize: (field) => `${field} 항목은 1에서 100까지의 정수여야 합니다.`,
    id: (field) => `${field} 항목이 올바르지 않습니다. 목록을 다시 불러온 뒤 선택하세요.`,
    accountNumber: (field) => `${field} 항목은 5~34자의 영문자와 숫자여야 합니다.`,
    image: (field) => `${field} 항목은 JPEG, PNG, WebP 사진이어야 합니다.`,
    imageTooLarge: (field) => `${field} 항목이 5 MB보다 큽니다. 더 작은 사진을 선택하세요.`,
  },
  refusals: {
    ...orderRefusals,
    INSUFFICIENT_BALANCE: ({ coin }, { coin: name }) =>
      `${name(coin)} 잔액이 부족합니다. 이동된 크레딧은 없습니다. 더 적은 금액을 입력하세요.`,
    AMOUNT_INVALID: () => '금액이 올바르지 않습니다. 이동된 크레딧은 없습니다. 다른 금액을 입력하세요.',
    IDEMPOTENCY_KEY_REUSED: () =>
      '이미 다른 내용으로 보낸 주문입니다. 이번에 이동된 크레딧은 없습니다. 내역을 확인한 뒤 다시 시작하세요.',
    IDEMPOTENCY_KEY_INVALID: () => '멱등 키가 올바르지 않습니다. 이동된 크레딧은 없습니다. 다시 시작하세요.',
    ALREADY_REVERSED: () => '이미 되돌린 거래입니다. 변경된 내용은 없습니다.',
    NOT_REVERSIBLE: () => '되돌릴 수 없는 거래입니다. 변경된 내용은 없습니다.',
    HOLD_ALREADY_CLOSED: () => '이미 처리된 주문입니다. 변경된 내용은 없습니다.',
    HOLD_AMOUNT_EXCEEDED: () => '주문을 위해 동결된 금액을 초과합니다. 변경된 내용은 없습니다.',
    LEDGER_HALTED: () =>
      '장부를 확인하는 중이라 지금은 크레딧을 이동할 수 없습니다. 변경된 내용은 없으며 잔액은 그대로입니다. 나중에 다시 시도하세요.',
    CAPTCHA_WRONG: () =>
      '보안 문자가 일치하지 않거나 만료되었습니다. 입력한 내용은 남아 있습니다. 새 보안 문자를 입력하세요.',
    USER_NAME_TAKEN: ({ userName }) =>
      `이미 사용 중인 사용자 이름입니다: ${userName}. 다른 이름을 선택하세요.`,
    REFERRAL_UNKNOWN: () => '이 추천 ID의 회원이 없습니다. 초대한 회원에게 확인하거나 비워 두세요.',
    PASSWORDS_ALIKE: () =>
      '로그인 비밀번호와 거래 비밀번호는 서로 달라야 합니다. 변경된 내용은 없습니다. 다른 비밀번호를 선택하세요.',
    PASSWORD_UNCHANGED: () =>
      '새 비밀번호가 지금 사용하는 비밀번호와 같습니다. 변경된 내용은 없습니다. 다른 비밀번호를 선택하세요.',
    LOGIN_WRONG: () =>
      '사용자 이름 또는 비밀번호가 올바르지 않습니다. 5번 틀리면 로그인이 15분 동안 잠깁니다.',
    LOGIN_LOCKED: ({ until }, { instant }) =>
      `비밀번호를 5번 틀려 로그인이 잠겼습니다. ${instant(until)} 이후에 다시 시도하거나 비밀번호를 새로 설정하세요.`,
    BANNED: () => '로그인할 수 없는 계정입니다. 고객센터에 문의하세요.',
    CODE_WRONG: () =>
      '인증 코드가 올바르지 않거나 만료되었습니다. 비밀번호는 변경되지 않았습니다. 새 코드를 요청하세요.',
    CODE_TOO_SOON: ({ seconds }) =>
      `조금 전에 인증 코드를 보냈습니다. 이메일을 확인하거나 ${seconds}초 후에 다시 요청하세요.`,
    CURRENT_PASSWORD_WRONG: () =>
      '로그인 비밀번호가 올바르지 않습니다. 변경된 내용은 없습니다. 다시 입력하세요.',
    TRANSACTION_PASSWORD_WRONG: () =>
      '거래 비밀번호가 올바르지 않습니다. 변경된 내용은 없습니다. 5번 틀리면 15분 동안 잠깁니다.',
    TRANSACTION_PASSWORD_LOCKED: ({ until }, { instant }) =>
      `거래 비밀번호를 5번 틀려 잠겼습니다. 변경된 내용은 없습니다. ${instant(until)} 이후에 다시 시도하세요.`,
    RECIPIENT_UNKNOWN: ({ userName }) =>
      `사용자 이름이 ${userName}인 회원이 없습니다. 이동된 크레딧은 없습니다. 사용자 이름을 확인하세요.`,
    RECIPIENT_SELF: () =>
      '자기 자신에게는 이체할 수 없습니다. 이동된 크레딧은 없습니다. 다른 회원을 입력하세요.',
    RECIPIENT_CLOSED: ({ userName }) =>
      `${userName} 님은 지금 이체를 받을 수 없습니다. 이동된 크레딧은 없습니다. 나중에 다시 시도하세요.`,
    TRANSFER_CLOSED: ({ until }, { instant }) =>
      `보험 패키지를 해지하여 ${instant(until)}까지 이체할 수 없습니다. 이동된 크레딧은 없습니다.`,
    TRANSFER_COIN_CLOSED: ({ coin }, { coin: name }) =>
      `이체할 수 없는 크레딧입니다: ${name(coin)}. 이동된 크레딧은 없습니다. 다른 크레딧을 선택하세요.`,
    AMOUNT_BELOW: ({ minimum, coin }, { amount, coin: name }) =>
      `최소 금액은 ${name(coin)} ${amount(minimum)}입니다. 이동된 크레딧은 없습니다. 더 큰 금액을 입력하세요.`,
    AMOUNT_ABOVE: ({ maximum, coin }, { amount, coin: name }) =>
      `최대 금액은 ${name(coin)} ${amount(maximum)}입니다. 이동된 크레딧은 없습니다. 더 적은 금액을 입력하세요.`,
    AMOUNT_NOT_MULTIPLE: ({ multiple }, { amount }) =>
      `금액은 ${amount(multiple)}의 배수여야 합니다. 이동된 크레딧은 없습니다. 다른 금액을 입력하세요.`,
  },
  mail: {
    passwordCode: ({ userName, code, minutes }) => ({
      subject: '로그인 비밀번호 재설정 인증 코드',
      text: `${userName} 님, 안녕하세요.

로그인 비밀번호를 새로 설정하기 위한 인증 코드입니다.

    ${code}

${minutes}분 동안 한 번만 사용할 수 있습니다. 누구에게도 알리지 마세요. 저희는 인증 코드를 묻지 않습니다.

직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.
`,
    }),
  },
};
