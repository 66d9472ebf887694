type Range = readonly [first: string, bits: number];

/** Source of most ranges: IANA's registry of special-purpose addresses. */
const SPECIAL_IPV4: readonly Range[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // A platform address of Azure that can give secrets to virtual machines.
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** The global unicast addresses. Mapped, translated, and local addresses are outside this range. */
const PUBLIC_IPV6 = { first: [0x2000], bits: 3 };

const SPECIAL_IPV6 = [
  { first: [0x2001, 0], bits: 23 },
  { first: [0x2001, 0xdb8], bits: 32 },
  { first: [0x2002], bits: 16 },
  { first: [0x2620, 0x4f, 0x8000], bits: 48 },
  { first: [0x3fff, 0], bits: 20 },
] as const;

export function isPublicAddress(address: string): boolean {
  const ipv4 = ipv4Number(address);
  if (ipv4 !== undefined) return !SPECIAL_IPV4.some(([first, bits]) => isWithin(ipv4, ipv4Number(first) ?? 0, bits));
  const groups = ipv6Groups(address);
  if (!groups || !startsWith(groups, PUBLIC_IPV6)) return false;
  return !SPECIAL_IPV6.some((range) => startsWith(groups, range));
}

function ipv4Number(text: string): number | undefined {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 0xff)) {
    return undefined;
  }
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

function isWithin(address: number, first: number, bits: number): boolean {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor(first / size);
}

function ipv6Groups(text: string): number[] | undefined {
  const halves = text.split("::");
  if (!text.includes(":") || halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const left = 8 - head.length - tail.length;
  if (halves.length === 2 ? left < 1 : left !== 0) return undefined;
  const groups = [...head, ...Array.from({ length: left }, () => "0"), ...tail];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => parseInt(group, 16))
    : undefined;
}

function startsWith(groups: readonly number[], { first, bits }: { first: readonly number[]; bits: number }): boolean {
  return first.every((group, place) => {
    const unused = Math.max(0, 16 - Math.max(0, bits - place * 16));
    return (groups[place] ?? 0) >> unused === group >> unused;
  });
}
