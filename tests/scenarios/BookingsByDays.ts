interface Booking {
  dates: string[];
  isCancelled: boolean;
  accounts: Map<string, { year: number; isUnlimited: boolean; on: string; minutes: number }>;
}

/** Each date is a day of 480 minutes. */
export class BookingsByDays {
  readonly years = new Set<number>();
  readonly #bookings: Booking[] = [];
  readonly #yearOf: (day: string) => number;
  readonly #isUnlimitedOn: (day: string) => boolean;

  constructor(yearOf: (day: string) => number, isUnlimitedOn: (day: string) => boolean) {
    this.#yearOf = yearOf;
    this.#isUnlimitedOn = isUnlimitedOn;
  }

  book(dates: readonly string[]): void {
    const booking: Booking = { dates: [...dates], isCancelled: false, accounts: new Map() };
    this.#bookings.push(booking);
    this.#charge(booking);
  }

  cancel(index: number): void {
    const booking = this.#bookings[index];
    if (booking) cancelOne(booking);
  }

  cancelAfter(day: string): void {
    for (const booking of this.#bookings) if ((booking.dates[0] ?? "") > day) cancelOne(booking);
  }

  loseDate(index: number, today: string): void {
    const booking = this.#bookings[index];
    const lost = booking?.dates.find((date) => date > today);
    if (!booking || !lost || booking.isCancelled) return;
    booking.dates = booking.dates.filter((date) => date !== lost);
    this.#charge(booking);
  }

  /** In minutes. Leave counts if its part in `year` starts by `until`. */
  limited(year: number, until = "9999"): number {
    return this.#sum((account) => account.year === year && account.on <= until && !account.isUnlimited);
  }

  used(year: number): number {
    return this.#sum((account) => account.year === year);
  }

  #charge(booking: Booking): void {
    for (const account of booking.accounts.values()) account.minutes = 0;
    for (const date of booking.dates) {
      const [year, isUnlimited] = [this.#yearOf(date), this.#isUnlimitedOn(date)];
      const key = `${year} ${isUnlimited}`;
      const account = booking.accounts.get(key) ?? { year, isUnlimited, on: date, minutes: 0 };
      account.minutes += 480;
      booking.accounts.set(key, account);
      this.years.add(year);
    }
  }

  #sum(counts: (account: { year: number; isUnlimited: boolean; on: string }) => boolean): number {
    let sum = 0;
    for (const { accounts } of this.#bookings) {
      for (const account of accounts.values()) if (counts(account)) sum += account.minutes;
    }
    return sum;
  }
}

function cancelOne(booking: Booking): void {
  booking.isCancelled = true;
  for (const account of booking.accounts.values()) account.minutes = 0;
}
