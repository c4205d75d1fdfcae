-- To which telephone and mailbox a signing code went, masked: whoever opens the dialog again goes on with that code.
alter table otp_signatures add column sent_to text;
