import { Stack } from '../../design/ui/surface.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import ApplicationList from './list.tsx';

/** The member's applications and the details of each. */
export default function ApplicationScreen() {
  return (
    <Stack>
      <AreaTabs />
      <ApplicationList />
    </Stack>
  );
}
