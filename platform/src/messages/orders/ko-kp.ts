import type { OrderRefusals } from '../catalog.ts';

/** What is said of deposits, withdrawals, converts and where they are paid. */
export const orderRefusals: OrderRefusals = {
  IMAGE_UNREADABLE: () =>
    '읽을 수 있는 JPEG, PNG, WebP 사진이 아닙니다. 저장된 것은 없습니다. 다른 사진을 선택하세요.',
  IMAGE_TOO_MANY_PIXELS: ({ megapixels }) =>
    `사진이 ${megapixels}00만 화소를 초과합니다. 저장된 것은 없습니다. 화면을 캡처한 사진을 선택하세요.`,
  IMAGE_MIXED: () =>
    '파일에 사진이 아닌 내용이 들어 있습니다. 저장된 것은 없습니다. 화면을 캡처한 사진을 선택하세요.',
  DEPOSIT_BELOW: ({ minimum, unit }, { amount }) =>
    `최소 입금액은 ${amount(minimum)} ${unit}입니다. 접수된 것은 없습니다. 이보다 적은 금액은 반영할 수 없습니다.`,
  DEPOSIT_NOT_MULTIPLE: ({ multiple, next, unit }, { amount }) =>
    `금액은 ${amount(multiple)} ${unit}의 배수여야 합니다. 접수된 것은 없습니다. 다음 유효 금액은 ${amount(next)} ${unit}입니다.`,
  DEPOSIT_REFERENCE_USED: () =>
    '이미 입금에 사용된 접수 번호 또는 해시입니다. 접수된 것은 없습니다. 입금 내역을 확인하거나 고객센터에 문의하세요.',
  DEPOSIT_HASH_MISTYPED: ({ network }) =>
    `온전한 ${network} 트랜잭션 해시가 아닙니다. 접수된 것은 없습니다. 지갑에서 다시 복사하세요.`,
  DEPOSIT_NETWORK_CLOSED: ({ network }) =>
    `지금은 ${network} 입금을 이용할 수 없습니다. 접수된 것은 없습니다. 다른 네트워크를 선택하세요.`,
  DEPOSIT_CHANNEL_CLOSED: () =>
    '이 입금 경로 또는 계좌는 더 이상 이용할 수 없습니다. 접수된 것은 없습니다. 페이지를 새로고침하고 다른 것을 선택하세요.',
  DEPOSIT_RATE_CHANGED: ({ rate }, { amount }) =>
    `환율이 바뀌었습니다: ${amount(rate)}. 접수된 것은 없습니다. 반영될 금액을 확인하고 다시 확정하세요.`,
  DEPOSITS_WAITING: ({ maximum }) =>
    `심사를 기다리는 입금이 최대치인 ${maximum}건입니다. 접수된 것은 없습니다. 일부가 처리된 뒤에 다시 접수하세요.`,
  WITHDRAWAL_TODAY: ({ until }, { instant }) =>
    `출금은 하루에 한 번 할 수 있습니다. 이동된 크레딧은 없습니다. 다음 출금은 ${instant(until)}부터 가능합니다.`,
  WITHDRAWAL_CLOSED: () =>
    '지금은 이 방법으로 출금할 수 없습니다. 이동된 크레딧은 없습니다. 다른 방법을 선택하세요.',
  WITHDRAWAL_FEE_CHANGED: ({ fee, coin }, { amount, coin: name }) =>
    `수수료가 바뀌었습니다: ${name(coin)} ${amount(fee)}. 이동된 크레딧은 없습니다. 받는 금액을 확인하고 다시 확정하세요.`,
  WALLET_ADDRESS_MISSING: () => '먼저 지갑 주소를 등록하세요. 이동된 크레딧은 없습니다.',
  WALLET_ADDRESS_NETWORK: ({ network }) =>
    `선택한 지갑 주소는 ${network} 주소가 아닙니다. 이동된 크레딧은 없습니다. 다른 주소를 선택하세요.`,
  BANK_ACCOUNT_MISSING: () => '먼저 은행 계좌를 등록하세요. 이동된 크레딧은 없습니다.',
  ADDRESS_INVALID: ({ network }) =>
    `${network} 주소가 아닙니다. 등록된 것은 없습니다. 지갑에서 다시 복사하세요.`,
  ADDRESS_CHECKSUM: ({ network }) =>
    `이 ${network} 주소에 잘못된 글자가 있어 체크섬이 맞지 않습니다. 등록된 것은 없습니다. 지갑에서 다시 복사하세요.`,
  ADDRESS_OF_OTHER_NETWORK: ({ network, found }) =>
    `${network} 주소가 아니라 ${found} 주소입니다. 등록된 것은 없습니다. 다른 네트워크로 보내면 잃게 됩니다. 올바른 네트워크를 선택하세요.`,
  ADDRESS_CONTRACT: () =>
    '스마트 계약의 주소입니다. 등록된 것은 없습니다. 계약에는 지급할 수 없으니 본인 지갑의 주소를 입력하세요.',
  ADDRESS_OF_PLATFORM: () => '플랫폼의 입금 주소입니다. 등록된 것은 없습니다. 본인 지갑의 주소를 입력하세요.',
  ADDRESS_UNCHECKED: ({ network }) =>
    `지금은 ${network}에서 이 주소를 확인할 수 없습니다. 등록된 것은 없습니다. 잠시 후 다시 시도하세요.`,
  ADDRESS_LOOKS_LIKE: ({ saved }) =>
    `등록된 주소(${saved})와 앞뒤가 같지만 다른 주소입니다. 등록된 것은 없습니다. 모든 글자를 비교한 뒤 확정하세요.`,
  ADDRESS_SAVED: () => '이미 등록된 지갑 주소입니다. 변경된 내용은 없습니다.',
  BANK_ACCOUNT_SAVED: () => '이미 등록된 은행 계좌입니다. 변경된 내용은 없습니다.',
  PAYOUT_METHODS_FULL: ({ maximum }) =>
    `최대 ${maximum}개까지 등록할 수 있습니다. 등록된 것은 없습니다. 사용하지 않는 것을 삭제하세요.`,
  PAYOUT_METHOD_UNKNOWN: () => '더 이상 없는 항목입니다. 변경된 내용은 없습니다. 페이지를 새로고침하세요.',
  CONVERT_PAIR_CLOSED: ({ from, to }, { coin: name }) =>
    `지금은 이 조합으로 전환할 수 없습니다: ${name(from)} → ${name(to)}. 이동된 크레딧은 없습니다. 다른 조합을 선택하세요.`,
  CONVERT_CHANGED: ({ actualAmount, coin }, { amount, coin: name }) =>
    `환율 또는 수수료가 바뀌어 이제 받는 금액은 ${name(coin)} ${amount(actualAmount)}입니다. 이동된 크레딧은 없습니다. 확인하고 다시 확정하세요.`,
  CONVERT_UNKNOWN: () => '회원님의 전환 주문 중에 없는 주문입니다. 변경된 내용은 없습니다.',
  CONVERT_ENDED: () => '이미 완료되었거나 취소된 주문입니다. 변경된 내용은 없습니다.',
  EARNINGS_SPAN: ({ days }) => `최대 ${days}일까지 선택할 수 있으며, 시작일은 종료일보다 늦을 수 없습니다.`,
};
