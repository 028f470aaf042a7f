/** Refusals of deposits. Amounts and rates are exact decimals. */
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  DEPOSIT_BELOW: {
    field: 'amount',
    'en-US': ({ minimum, unit }: { minimum: string; unit: string }, { amount }: Formats) =>
      `The minimum deposit is ${amount(minimum)} ${unit}. Nothing was submitted. A smaller amount cannot be credited.`,
    'zh-CN': ({ minimum, unit }, { amount }) =>
      `最低充值金额为 ${amount(minimum)} ${unit}。申请未提交，低于此金额的充值无法到账。`,
    'ja-JP': ({ minimum, unit }, { amount }) =>
      `最低入金額は ${amount(minimum)} ${unit} です。申請は完了していません。これを下回る金額は反映できません。`,
    'ko-KP': ({ minimum, unit }, { amount }) =>
      `최소 입금액은 ${amount(minimum)} ${unit}입니다. 접수된 것은 없습니다. 이보다 적은 금액은 반영할 수 없습니다.`,
    'id-ID': ({ minimum, unit }, { amount }) =>
      `Deposit minimum adalah ${amount(minimum)} ${unit}. Tidak ada yang diajukan. Jumlah di bawahnya tidak dapat dikreditkan.`,
  },
  // No longer thrown. A request that an earlier release refused still gets this refusal under its key.
  DEPOSIT_NOT_MULTIPLE: {
    field: 'amount',
    'en-US': (
      { multiple, next, unit }: { multiple: string; next: string; unit: string },
      { amount }: Formats,
    ) =>
      `The amount must be a multiple of ${amount(multiple)} ${unit}. Nothing was submitted. The next valid amount is ${amount(next)} ${unit}.`,
    'zh-CN': ({ multiple, next, unit }, { amount }) =>
      `金额必须是 ${amount(multiple)} ${unit} 的整数倍。申请未提交，下一个有效金额是 ${amount(next)} ${unit}。`,
    'ja-JP': ({ multiple, next, unit }, { amount }) =>
      `金額は ${amount(multiple)} ${unit} の倍数で入力してください。申請は完了していません。次に入力できる金額は ${amount(next)} ${unit} です。`,
    'ko-KP': ({ multiple, next, unit }, { amount }) =>
      `금액은 ${amount(multiple)} ${unit}의 배수여야 합니다. 접수된 것은 없습니다. 다음 유효 금액은 ${amount(next)} ${unit}입니다.`,
    'id-ID': ({ multiple, next, unit }, { amount }) =>
      `Jumlah harus kelipatan ${amount(multiple)} ${unit}. Tidak ada yang diajukan. Jumlah valid berikutnya adalah ${amount(next)} ${unit}.`,
  },
  DEPOSIT_SUBMITTED_BEFORE: {
    field: 'referenceNo',
    'en-US': ({ order }: { order: string }) =>
      `You have already submitted this deposit: its receipt number is ${order}. Nothing was submitted again. Your deposits show whether it is decided.`,
    'zh-CN': ({ order }) => `您已提交过这笔充值，单号为 ${order}。未重复提交，请在您的充值记录中查看其状态。`,
    'ja-JP': ({ order }) =>
      `この入金はすでに申請済みです（受付番号 ${order}）。二重には申請されていません。状況は入金履歴で確認できます。`,
    'ko-KP': ({ order }) =>
      `이미 접수한 입금입니다(접수 번호 ${order}). 다시 접수되지 않았습니다. 처리 상태는 입금 내역에서 확인하세요.`,
    'id-ID': ({ order }) =>
      `Deposit ini sudah Anda ajukan dengan nomor bukti ${order}. Tidak ada yang diajukan lagi. Lihat statusnya di deposit Anda.`,
  },
  DEPOSIT_CREDITED_AS: {
    'en-US': ({ order }: { order: string }) =>
      `This payment was credited as ${order} already. Nothing was credited. Reject this one.`,
    'zh-CN': ({ order }) => `这笔款项已作为 ${order} 入账。未再次入账，请驳回本笔充值。`,
    'ja-JP': ({ order }) =>
      `この支払いはすでに ${order} として反映されています。今回は反映されていません。この入金を却下してください。`,
    'ko-KP': ({ order }) =>
      `이 지급은 이미 반영되었습니다(${order}). 반영된 것은 없습니다. 이 심사를 거절하세요.`,
    'id-ID': ({ order }) =>
      `Pembayaran ini sudah dikreditkan sebagai ${order}. Tidak ada yang dikreditkan. Tolak peninjauan ini.`,
  },
  DEPOSIT_FROM_CONTRACT: {
    'en-US': () =>
      'A smart contract sent this payment, which is not accepted. Nothing was credited. Reject this one.',
    'zh-CN': () => '这笔款项由智能合约转出，不予受理。未入账，请驳回本笔充值。',
    'ja-JP': () =>
      'この支払いはスマートコントラクトから送られており、受け付けられません。反映されていません。この入金を却下してください。',
    'ko-KP': () =>
      '이 지급은 스마트 컨트랙트가 보낸 것으로 받을 수 없습니다. 반영된 것은 없습니다. 이 심사를 거절하세요.',
    'id-ID': () =>
      'Pembayaran ini dikirim oleh kontrak pintar, yang tidak diterima. Tidak ada yang dikreditkan. Tolak peninjauan ini.',
  },
  DEPOSIT_HASH_MISTYPED: {
    field: 'referenceNo',
    'en-US': ({ network }: { network: string }) =>
      `This is not a complete ${network} transaction hash. Nothing was submitted. Copy it again from your wallet.`,
    'zh-CN': ({ network }) => `这不是完整的 ${network} 交易哈希。申请未提交，请从钱包重新复制。`,
    'ja-JP': ({ network }) =>
      `${network} のトランザクションハッシュとして正しくありません。申請は完了していません。ウォレットからコピーし直してください。`,
    'ko-KP': ({ network }) =>
      `온전한 ${network} 트랜잭션 해시가 아닙니다. 접수된 것은 없습니다. 지갑에서 다시 복사하세요.`,
    'id-ID': ({ network }) =>
      `Ini bukan hash transaksi ${network} yang lengkap. Tidak ada yang diajukan. Salin lagi dari dompet Anda.`,
  },
  DEPOSIT_NETWORK_CLOSED: {
    field: 'walletType',
    'en-US': ({ network }: { network: string }) =>
      `Deposits over ${network} are not available at the moment. Nothing was submitted. Choose another network.`,
    'zh-CN': ({ network }) => `目前无法通过 ${network} 充值。申请未提交，请选择其他网络。`,
    'ja-JP': ({ network }) =>
      `現在、${network} での入金はご利用いただけません。申請は完了していません。別のネットワークを選択してください。`,
    'ko-KP': ({ network }) =>
      `지금은 ${network} 입금을 이용할 수 없습니다. 접수된 것은 없습니다. 다른 네트워크를 선택하세요.`,
    'id-ID': ({ network }) =>
      `Deposit melalui ${network} saat ini tidak tersedia. Tidak ada yang diajukan. Pilih jaringan lain.`,
  },
  DEPOSIT_CHANNEL_CLOSED: {
    'en-US': () =>
      'This channel or account is no longer available. Nothing was submitted. Reload the page and choose another.',
    'zh-CN': () => '该渠道或账户已停用。申请未提交，请重新加载页面后选择其他渠道或账户。',
    'ja-JP': () =>
      'この入金方法または口座は受け付けを終了しました。申請は完了していません。ページを再読み込みして、別のものを選択してください。',
    'ko-KP': () =>
      '이 입금 경로 또는 계좌는 더 이상 이용할 수 없습니다. 접수된 것은 없습니다. 페이지를 새로고침하고 다른 것을 선택하세요.',
    'id-ID': () =>
      'Saluran atau rekening ini tidak lagi tersedia. Tidak ada yang diajukan. Muat ulang halaman lalu pilih yang lain.',
  },
  DEPOSIT_RATE_CHANGED: {
    'en-US': ({ rate }: { rate: string }, { amount }: Formats) =>
      `The exchange rate has changed to ${amount(rate)}. Nothing was submitted. Check what will be credited and confirm again.`,
    'zh-CN': ({ rate }, { amount }) => `汇率现为 ${amount(rate)}。申请未提交，请核对到账金额后再次确认。`,
    'ja-JP': ({ rate }, { amount }) =>
      `為替レートが ${amount(rate)} に変わりました。申請は完了していません。反映される金額を確認し、もう一度確定してください。`,
    'ko-KP': ({ rate }, { amount }) =>
      `환율이 바뀌었습니다: ${amount(rate)}. 접수된 것은 없습니다. 반영될 금액을 확인하고 다시 확정하세요.`,
    'id-ID': ({ rate }, { amount }) =>
      `Kurs berubah menjadi ${amount(rate)}. Tidak ada yang diajukan. Periksa jumlah yang akan dikreditkan lalu konfirmasi lagi.`,
  },
  DEPOSITS_WAITING: {
    'en-US': ({ maximum }: { maximum: string }) =>
      `You have ${maximum} deposits waiting for review, which is the most there can be. Nothing was submitted. Submit this one once some are decided.`,
    'zh-CN': ({ maximum }) =>
      `您已有 ${maximum} 笔充值待审核，已达上限。申请未提交，请待其中部分审核完成后再提交。`,
    'ja-JP': ({ maximum }) =>
      `審査待ちの入金が上限の ${maximum}件に達しています。申請は完了していません。審査が進んでから、もう一度申請してください。`,
    'ko-KP': ({ maximum }) =>
      `심사를 기다리는 입금이 최대치인 ${maximum}건입니다. 접수된 것은 없습니다. 일부가 처리된 뒤에 다시 접수하세요.`,
    'id-ID': ({ maximum }) =>
      `Deposit Anda yang menunggu peninjauan sudah mencapai batas ${maximum}. Tidak ada yang diajukan. Ajukan lagi setelah sebagian diputuskan.`,
  },
  ADDRESS_OF_PLATFORM: {
    field: 'walletAddress',
    'en-US': () =>
      'This is a deposit address of the platform. Nothing was saved. Enter an address of your own wallet.',
    'zh-CN': () => '该地址是平台的充值地址。未保存任何内容，请填写您自己钱包的地址。',
    'ja-JP': () =>
      'このアドレスはプラットフォームの入金用アドレスです。登録されていません。ご自身のウォレットのアドレスを入力してください。',
    'ko-KP': () => '플랫폼의 입금 주소입니다. 등록된 것은 없습니다. 본인 지갑의 주소를 입력하세요.',
    'id-ID': () =>
      'Ini alamat deposit milik platform. Tidak ada yang disimpan. Masukkan alamat dompet Anda sendiri.',
  },
});
