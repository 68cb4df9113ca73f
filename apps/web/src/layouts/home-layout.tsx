import { useCustomerServiceQuery } from '@bourse/market';
import { isLink } from '../brand/brand';
import { Footer } from './footer/footer';
import { Frame } from './frame';

/** Header, screen, footer. */
export function HomeLayout() {
  const { data } = useCustomerServiceQuery();
  // What the exchange sends becomes a link only if it is one.
  const supportLink = data && isLink(data.link) ? data.link : undefined;
  return <Frame footer={<Footer supportLink={supportLink} />} />;
}
