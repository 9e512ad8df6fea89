import { BlockList, isIPv4 } from 'node:net';

/** What no public receiver has: this host, private and shared networks, and what is set aside for something else. */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only this is public: mapped and translated addresses, unique-local, link-local and multicast are outside. */
const public6 = ['2000::/3'];
/** Inside it: tunnels that carry another address (Teredo, 6to4), and what is set aside for documents and tests. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const refused4 = listOf('ipv4', notPublic4);
const admitted6 = listOf('ipv6', public6);
const refused6 = listOf('ipv6', notPublic6);

/** Whether everybody's traffic may go there. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, 'ipv4');
  return admitted6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
