import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { OverviewProvider } from '../data/overview/overview.tsx';
import { AmountsRoot } from '../design/ui/hiddenAmounts.tsx';
import { takeClient } from './memberClient.ts';
import { Shell } from './shell/Shell.tsx';

/** Everything behind the sign-in. It lives as long as the session: the next member gets a client of their own. */
export default function MemberArea() {
  const [client] = useState(takeClient);
  return (
    <ApolloProvider client={client}>
      <OverviewProvider>
        <AmountsRoot>
          <Shell />
        </AmountsRoot>
      </OverviewProvider>
    </ApolloProvider>
  );
}
