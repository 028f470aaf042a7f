import { describe, expect, it } from 'vitest';
import { hostNetwork, listNetworks } from './networks.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (ip, counted) => {
    expect(hostNetwork(ip)).toBe(counted);
  });

  it('also counts an IPv6 address with its /56 and /48', () => {
    expect(listNetworks('2001:db8:1:2ff::9')).toEqual([
      { key: '2001:db8:1:2ff::/64', share: 1 },
      { key: '2001:db8:1:200::/56', share: 4 },
      { key: '2001:db8:1:0::/48', share: 16 },
    ]);
    expect(listNetworks('203.0.113.7')).toEqual([{ key: '203.0.113.7', share: 1 }]);
  });
});
