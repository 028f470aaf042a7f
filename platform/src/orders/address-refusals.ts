/** Refusals of invalid wallet addresses. */
import { defineRefusals } from '../messages/index.ts';

export const refusals = defineRefusals({
  ADDRESS_INVALID: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': ({ network }: { network: string }) =>
      `This is not a ${network} address. Nothing was saved. Copy it again from your wallet.`,
    'zh-CN': ({ network }) => `这不是 ${network} 地址。未保存任何内容，请从钱包重新复制。`,
    'ja-JP': ({ network }) =>
      `${network} のアドレスではありません。登録されていません。ウォレットからコピーし直してください。`,
    'ko-KP': ({ network }) => `${network} 주소가 아닙니다. 등록된 것은 없습니다. 지갑에서 다시 복사하세요.`,
    'id-ID': ({ network }) =>
      `Ini bukan alamat ${network}. Tidak ada yang disimpan. Salin lagi dari dompet Anda.`,
  },
  ADDRESS_CHECKSUM: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': ({ network }: { network: string }) =>
      `This ${network} address has a wrong character: its checksum does not match. Nothing was saved. Copy it again from your wallet.`,
    'zh-CN': ({ network }) => `该 ${network} 地址有字符错误。未保存任何内容，请从钱包重新复制。`,
    'ja-JP': ({ network }) =>
      `この ${network} アドレスには間違った文字があり、チェックサムが合いません。登録されていません。ウォレットからコピーし直してください。`,
    'ko-KP': ({ network }) =>
      `이 ${network} 주소에 잘못된 글자가 있어 체크섬이 맞지 않습니다. 등록된 것은 없습니다. 지갑에서 다시 복사하세요.`,
    'id-ID': ({ network }) =>
      `Ada karakter yang salah pada alamat ${network} ini: checksum-nya tidak cocok. Tidak ada yang disimpan. Salin lagi dari dompet Anda.`,
  },
  ADDRESS_OF_OTHER_NETWORK: {
    field: ['walletAddress', 'bscAddress'],
    'en-US': ({ network, found }: { network: string; found: string }) =>
      `This is a ${found} address, not a ${network} address. Nothing was saved. What is sent over the wrong network is lost. Choose the right network.`,
    'zh-CN': ({ network, found }) =>
      `这是 ${found} 地址，不是 ${network} 地址。未保存任何内容。通过错误的网络转出，资产会丢失，请选择正确的网络。`,
    'ja-JP': ({ network, found }) =>
      `これは ${network} ではなく ${found} のアドレスです。登録されていません。間違ったネットワークで送ると失われます。正しいネットワークを選択してください。`,
    'ko-KP': ({ network, found }) =>
      `${network} 주소가 아니라 ${found} 주소입니다. 등록된 것은 없습니다. 다른 네트워크로 보내면 잃게 됩니다. 올바른 네트워크를 선택하세요.`,
    'id-ID': ({ network, found }) =>
      `Ini alamat ${found}, bukan ${network}. Tidak ada yang disimpan. Kiriman melalui jaringan yang salah akan hilang. Pilih jaringan yang benar.`,
  },
});
