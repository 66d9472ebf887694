import { deflateSync } from "node:zlib";

export const PDF =
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n" +
  "trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n";

export const PNG = Buffer.concat([
  Buffer.from("89504e470d0a1a0a", "hex"),
  chunk("IHDR", Buffer.from("00000001000000010802000000", "hex"), "907753de"),
  chunk("IDAT", deflateSync(Buffer.from([0, 255, 0, 0])), "00000000"),
  chunk("IEND", Buffer.alloc(0), "ae426082"),
]);

export const JPEG = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffda000c03010002110311003f00ffd9", "hex"),
  Buffer.from("a video", "utf8"),
  Buffer.alloc(5000),
]);

export const HEIC = Buffer.concat([
  box("ftyp", Buffer.from("mif1\0\0\0\0mif1heic", "latin1")),
  box("meta", Buffer.alloc(20)),
  box("mdat", Buffer.from("an image")),
]);

export function pdfOf(bytes: number): Buffer {
  const [start, end] = [PDF.slice(0, 9), PDF.slice(9)];
  const filling = "0123456789abcde\n".repeat(Math.ceil(bytes / 16)).slice(0, bytes - PDF.length);
  return Buffer.from(start + filling + end, "latin1");
}

function chunk(type: string, data: Buffer, sum: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.from(sum, "hex")]);
}

function box(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data]);
}
