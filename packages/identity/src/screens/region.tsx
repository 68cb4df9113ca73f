import { asFailure } from '@bourse/api-client';
import { pageCount, usePage } from '@bourse/lists';
import { ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Alert, DataTable, Page, Pagination, Panel, Row, type Column } from '@bourse/ui-kit';
import type { RegionUser } from '@bourse/contracts/identity';
import { identityMessages } from '../locales/messages';
import { useRegionUsersQuery } from '../api/settings';

const PAGE_SIZE = 10;

/** `/account/region`: users of an agent's region. A refusal of the server is the no-permission message. */
export function Component() {
  const text = identityMessages.useText();
  return (
    <Page title={text('region.title')}>
      <Users />
    </Page>
  );
}

function Users() {
  const text = identityMessages.useText();
  const format = useFormat();
  const [page, goTo] = usePage();
  const { currentData, error, refetch } = useRegionUsersQuery(page);
  if (!currentData && error) {
    const failure = asFailure(error);
    return failure.kind === 'rejected' ? (
      <Alert tone="warning" title={text('region.noPermission')}>
        {text('region.noPermission.words')}
      </Alert>
    ) : (
      <ReadError title={text('region.failed')} failure={failure} onRetry={() => void refetch()} />
    );
  }
  const columns: Column<RegionUser>[] = [
    { id: 'city', header: text('region.city'), cell: ({ city }) => city },
    { id: 'district', header: text('region.district'), cell: ({ district }) => district },
    { id: 'phone', header: text('register.phone'), cell: ({ phone }) => phone },
    {
      id: 'time',
      header: text('region.time'),
      isTime: true,
      cell: ({ time }) => format.dateTime(time),
    },
  ];
  return (
    <Panel label={text('region.title')}>
      <DataTable
        label={text('region.title')}
        columns={columns}
        rows={currentData?.users ?? []}
        rowKey={({ phone, time }) => `${phone} ${time}`}
        isLoading={currentData === undefined}
        empty={text('region.none')}
      />
      {currentData?.total !== undefined && currentData.total > PAGE_SIZE && (
        <Row style={{ justifyContent: 'center', padding: 12 }}>
          <Pagination page={page} pageCount={pageCount(currentData.total, PAGE_SIZE)} onChange={goTo} />
        </Row>
      )}
    </Panel>
  );
}
