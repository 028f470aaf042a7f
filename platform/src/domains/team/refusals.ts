/** Refusals of team requests. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  TEAM_MEMBER_UNKNOWN: {
    'en-US': () => 'There is no such member in your team.',
    'zh-CN': () => '您的团队中没有这位会员。',
    'ja-JP': () => 'チームにこの会員は見つかりません。',
    'ko-KP': () => '회원님의 팀에 없는 회원입니다.',
    'id-ID': () => 'Anggota ini tidak ada di tim Anda.',
  },
});
