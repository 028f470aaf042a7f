/** Refusals of uploads. */
import { defineRefusals } from '../messages/index.ts';

export const refusals = defineRefusals({
  STORAGE_FULL: {
    'en-US': () => 'Pictures cannot be stored right now. Nothing was stored. Try again later.',
    'zh-CN': () => '暂时无法保存图片。未保存任何内容，请稍后再试。',
    'ja-JP': () =>
      '現在、画像を受け付けられないため、保存されていません。しばらくしてからもう一度お試しください。',
    'ko-KP': () => '지금은 사진을 저장할 수 없습니다. 저장된 것은 없습니다. 나중에 다시 시도하세요.',
    'id-ID': () => 'Gambar belum dapat disimpan saat ini. Tidak ada yang disimpan. Coba lagi nanti.',
  },
  UPLOADS_TODAY: {
    'en-US': ({ megabytes }: { megabytes: string }) =>
      `You can send ${megabytes} MB of pictures a day. Nothing was stored. Choose a smaller picture, or try again tomorrow.`,
    'zh-CN': ({ megabytes }) =>
      `每天最多可发送 ${megabytes} MB 的图片。未保存任何内容，请选择较小的图片或明天再试。`,
    'ja-JP': ({ megabytes }) =>
      `送信できる画像は1日${megabytes} MBまでです。画像は保存されていません。小さい画像を選択するか、明日もう一度お試しください。`,
    'ko-KP': ({ megabytes }) =>
      `사진은 하루에 ${megabytes} MB까지 보낼 수 있습니다. 저장된 것은 없습니다. 더 작은 사진을 선택하거나 내일 다시 시도하세요.`,
    'id-ID': ({ megabytes }) =>
      `Anda dapat mengirim gambar hingga ${megabytes} MB per hari. Tidak ada yang disimpan. Pilih gambar yang lebih kecil, atau coba lagi besok.`,
  },
  IMAGE_UNREADABLE: {
    field: ['receiptImage', 'screenshot'],
    'en-US': () =>
      'The file is not a JPEG, PNG or WebP picture we can read. Nothing was stored. Choose another picture.',
    'zh-CN': () => '无法读取该文件，仅支持 JPEG、PNG 或 WebP 图片。未保存任何内容，请选择其他图片。',
    'ja-JP': () =>
      '読み取れるJPEG、PNG、WebPの画像ではありません。画像は保存されていません。別の画像を選択してください。',
    'ko-KP': () =>
      '읽을 수 있는 JPEG, PNG, WebP 사진이 아닙니다. 저장된 것은 없습니다. 다른 사진을 선택하세요.',
    'id-ID': () =>
      'Berkas ini bukan gambar JPEG, PNG, atau WebP yang dapat dibaca. Tidak ada yang disimpan. Pilih gambar lain.',
  },
  IMAGE_TOO_MANY_PIXELS: {
    field: ['receiptImage', 'screenshot'],
    'en-US': ({ megapixels }: { megapixels: string }) =>
      `The picture has more than ${megapixels} million pixels. Nothing was stored. Take a screenshot of it and choose that.`,
    'zh-CN': ({ megapixels }) => `图片超过 ${megapixels}00 万像素。未保存任何内容，请对图片截屏后再选择。`,
    'ja-JP': ({ megapixels }) =>
      `画像が${megapixels}00万画素を超えています。画像は保存されていません。画像のスクリーンショットを撮って選択してください。`,
    'ko-KP': ({ megapixels }) =>
      `사진이 ${megapixels}00만 화소를 초과합니다. 저장된 것은 없습니다. 화면을 캡처한 사진을 선택하세요.`,
    'id-ID': ({ megapixels }) =>
      `Gambar memiliki lebih dari ${megapixels} juta piksel. Tidak ada yang disimpan. Ambil tangkapan layarnya lalu pilih itu.`,
  },
});
