/** A histogram that needs a map look-up and an addition for each value; prom-client's costs ten times as much. */
import {
  Histogram,
  type HistogramConfiguration,
  type MetricObjectWithValues,
  type MetricValueWithName,
} from 'prom-client';

/** The values of one combination of labels. */
interface Series<Label extends string> {
  readonly labels: Partial<Record<Label, string>>;
  /** Number of values in each bucket, and above all of them. */
  readonly counts: number[];
  sum: number;
}

/** A Prometheus histogram. Values are added only by {@link count}. */
export class SeriesHistogram<Label extends string> extends Histogram<Label> {
  readonly #config: HistogramConfiguration<Label>;
  readonly #labelNames: readonly Label[];
  readonly #bounds: readonly number[];
  /** By the values of the first, the second and the third label. */
  readonly #series = new Map<string, Map<string, Map<string, Series<Label>>>>();

  constructor(config: HistogramConfiguration<Label> & { labelNames: Label[]; buckets: number[] }) {
    super(config);
    this.#config = config;
    this.#labelNames = config.labelNames;
    this.#bounds = config.buckets;
  }

  /** Counts a value under label values in the order of the label names, of which there are at most three. */
  count(value: number, first: string, second: string, third = ''): void {
    const series = this.#series.get(first)?.get(second)?.get(third) ?? this.#newSeries(first, second, third);
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<Label | 'le'>>> {
    const { name, help } = this.#config;
    const all = [...this.#series.values()].flatMap((byFirst) => [...byFirst.values()]);
    const values = all
      .flatMap((bySecond) => [...bySecond.values()])
      .flatMap((series) => this.#valuesOf(series));
    // prom-client's enum of metric types exists only in its typings
    return { name, help, type: 'histogram' as never, aggregator: 'sum', collect: () => undefined, values };
  }

  /** Called by the registry before {@link get}. */
  getForPromString(): ReturnType<SeriesHistogram<Label>['get']> {
    return this.get();
  }

  #newSeries(...values: [string, string, string]): Series<Label> {
    const [first, second, third] = values;
    const labels: Partial<Record<Label, string>> = {};
    this.#labelNames.forEach((name, index) => (labels[name] = values[index] ?? ''));
    const series = { labels, counts: new Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
    const byFirst = this.#series.get(first) ?? new Map<string, Map<string, Series<Label>>>();
    const bySecond = byFirst.get(second) ?? new Map<string, Series<Label>>();
    this.#series.set(first, byFirst.set(second, bySecond.set(third, series)));
    return series;
  }

  #valuesOf({ labels, counts, sum }: Series<Label>): MetricValueWithName<Label | 'le'>[] {
    const { name } = this.#config;
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      return {
        metricName: `${name}_bucket`,
        labels: { ...labels, le: this.#bounds[index] ?? '+Inf' },
        value: total,
      };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: total },
    ] as MetricValueWithName<Label | 'le'>[];
  }
}
