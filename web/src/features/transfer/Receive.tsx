import { useTranslation } from 'react-i18next';
import { portalLink } from '../../browser/portalLink.ts';
import { LinkToShare } from '../../design/ui/LinkToShare.tsx';
import { transferPath } from './paths.ts';

/** What a member shows to another who is to transfer credits to them. */
export function Receive({ userName }: { userName: string }) {
  const { t } = useTranslation(['transfer', 'common']);
  return (
    <LinkToShare
      title={t('receive.title')}
      hint={t('receive.hint')}
      code={{ label: t('receive.userName'), text: userName }}
      link={{
        label: t('receive.link'),
        text: portalLink(transferPath({ to: userName }), window.location.href),
      }}
      share={{
        label: t('receive.share'),
        text: t('receive.message', { name: userName, product: t('common:product.name') }),
      }}
      qr={t('receive.qr')}
    />
  );
}
